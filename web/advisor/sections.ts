import { lazy } from 'react'
import type { AdvisorSection } from './section.ts'

export const SECTIONS: readonly AdvisorSection[] = [
  {
    id: 'base',
    title: 'Best base',
    Panel: lazy(async () => ({ default: (await import('./BaseSection.tsx')).BaseSection })),
  },
  {
    id: 'planets',
    title: 'Best planet',
    Panel: lazy(async () => ({
      default: (await import('./planets/PlanetsSection.tsx')).PlanetsSection,
    })),
  },
  {
    id: 'expansion',
    title: 'Expansion',
    Panel: lazy(async () => ({
      default: (await import('./expansion/ExpansionSection.tsx')).ExpansionSection,
    })),
  },
  {
    id: 'target',
    title: 'Target',
    Panel: lazy(async () => ({
      default: (await import('./target/TargetSection.tsx')).TargetSection,
    })),
  },
]
