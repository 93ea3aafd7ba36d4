import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { ChartSection } from './ChartSection.tsx'
import { ChoiceSection } from './ChoiceSection.tsx'
import { FigureSection } from './FigureSection.tsx'
import { GraphSection } from './GraphSection.tsx'
import { LongTableSection } from './LongTableSection.tsx'
import styles from './Specimen.module.css'
import { StateSection } from './StateSection.tsx'

/** Parts of the design system as tests examine them, in states that screens rarely show. */
export function GalleryScreen() {
  return (
    <div>
      <PageHeader title="Design system" />
      <Stack gap={4} className={styles.sections}>
        <ChoiceSection />
        <FigureSection />
        <ChartSection />
        <GraphSection />
        <LongTableSection />
        <StateSection />
      </Stack>
    </div>
  )
}
