import { lazy } from 'react'
import type { AdvisorSection } from './section.ts'

export const SECTIONS: readonly AdvisorSection[] = [
  {
    id: 'base',
    title: 'Best base',
    Panel: lazy(async () => ({ default: (await import('./BaseSection.tsx')).BaseSection })),
  },
  {
    id: 'expansion',
    title: 'Expansion',
    Panel: lazy(async () => ({
      default: (await import('./expansion/ExpansionSection.tsx')).ExpansionSection,
    })),
  },
]
