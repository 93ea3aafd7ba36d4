import type { ComponentType } from 'react'
import type { AdvisorQuestion } from '../../../engine/advisor/question.ts'
import type { AdvisorFormProps, SectionId } from './advisor-search.ts'

export interface SectionProps extends AdvisorFormProps {
  /** What the form beside it asks; undefined until everything that it takes is known. */
  readonly question: AdvisorQuestion | undefined
}

/** What is shown beside the form of place and limits. */
export interface AdvisorSection {
  readonly id: SectionId
  /** Lazy, so that its code comes when it is first opened. */
  readonly Panel: ComponentType<SectionProps>
}
