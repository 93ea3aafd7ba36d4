import type { ComponentType } from 'react'
import type { AdvisorQuestion } from '../../../engine/advisor/question.ts'
import type { AdvisorFormProps, SectionId } from './advisor-search.ts'
import type { Tool } from './searches/search.ts'
import type { ShownResult } from './searches/use-tool-search.ts'

export interface SectionProps extends AdvisorFormProps {
  /** What the form of place and limits asks; undefined until everything that it takes is known. */
  readonly question: AdvisorQuestion | undefined
  /** Which result a tool shows on this screen. */
  readonly resultOf: (tool: Tool) => ShownResult
}

/** A tool with its results, next to the form of place and limits. */
export interface AdvisorSection {
  readonly id: SectionId
  /** Lazy, so that its code comes when it is first opened. */
  readonly Panel: ComponentType<SectionProps>
}
