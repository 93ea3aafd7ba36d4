import { lazyPart } from '../ui/lazy-part.ts'
import type { AdvisorSection } from './section.ts'

export const SECTIONS: readonly AdvisorSection[] = [
  {
    id: 'base',
    title: 'Best base',
    Panel: lazyPart(() => import('./BaseSection.tsx'), 'BaseSection'),
  },
  {
    id: 'planets',
    title: 'Best planet',
    Panel: lazyPart(() => import('./planets/PlanetsSection.tsx'), 'PlanetsSection'),
  },
  {
    id: 'expansion',
    title: 'Expansion',
    Panel: lazyPart(() => import('./expansion/ExpansionSection.tsx'), 'ExpansionSection'),
  },
  {
    id: 'target',
    title: 'Target',
    Panel: lazyPart(() => import('./target/TargetSection.tsx'), 'TargetSection'),
  },
]
