import { useState } from 'react'
import { ThemeSwitch } from '../features/page/ThemeSwitch.tsx'
import { Switch } from '../ui/field/Checkbox.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { ButtonSection } from './ButtonSection.tsx'
import { ChoiceSection } from './ChoiceSection.tsx'
import { EntrySection } from './EntrySection.tsx'
import { ExplainSection } from './ExplainSection.tsx'
import { FieldSection } from './FieldSection.tsx'
import { FigureSection } from './FigureSection.tsx'
import styles from './GalleryScreen.module.css'
import { GraphSection } from './GraphSection.tsx'
import { MaterialSection } from './MaterialSection.tsx'
import { OverlaySection } from './OverlaySection.tsx'
import { SharesSection } from './SharesSection.tsx'
import { StateSection } from './StateSection.tsx'
import { LongTableSection } from './tables/LongTableSection.tsx'
import { TableStateSection } from './tables/TableStateSection.tsx'

/** Parts of the design system in states that screens rarely show. */
export function GalleryScreen() {
  const [dense, setDense] = useState(false)
  return (
    <div data-density={dense ? 'dense' : undefined}>
      <PageHeader
        title="Design system"
        context={<Switch label="Dense" checked={dense} onChecked={setDense} />}
        actions={<ThemeSwitch />}
      />
      <Stack gap={4} className={styles.sections}>
        <ButtonSection />
        <FieldSection />
        <ChoiceSection />
        <FigureSection />
        <ExplainSection />
        <EntrySection />
        <MaterialSection />
        <SharesSection />
        <GraphSection />
        <TableStateSection />
        <LongTableSection />
        <OverlaySection />
        <StateSection />
      </Stack>
    </div>
  )
}
