import type { ComponentType } from 'react'
import type { AdvisorQuestion } from '../../../engine/advisor/base/question.ts'
import type { AdvisorUrlProps, SectionId } from './advisor-url.ts'
import type { Tool } from './searches/search.ts'
import type { ShownResult } from './searches/use-tool-search.ts'

export interface SectionProps extends AdvisorUrlProps {
  /** The request that the form of place and limits makes; undefined until everything it needs is loaded. */
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
