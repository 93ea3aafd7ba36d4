import { lazyPart } from '../../ui/lazy-part.ts'
import type { AdvisorSection } from './section.ts'

export const SECTIONS: readonly AdvisorSection[] = [
  {
    id: 'base',
    Panel: lazyPart(() => import('./BaseSection.tsx'), 'BaseSection'),
  },
  {
    id: 'planets',
    Panel: lazyPart(() => import('./planets/PlanetsSection.tsx'), 'PlanetsSection'),
  },
  {
    id: 'expansion',
    Panel: lazyPart(() => import('./expansion/ExpansionSection.tsx'), 'ExpansionSection'),
  },
  {
    id: 'target',
    Panel: lazyPart(() => import('./target/TargetSection.tsx'), 'TargetSection'),
  },
]
