import { useState } from 'react'
import { Switch } from '../ui/Checkbox.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ThemePicker } from '../ui/ThemePicker.tsx'
import { AssignmentSection } from './AssignmentSection.tsx'
import { ButtonSection } from './ButtonSection.tsx'
import { ChartSection } from './ChartSection.tsx'
import { ChoiceSection } from './ChoiceSection.tsx'
import { ConflictSection } from './ConflictSection.tsx'
import { EntrySection } from './EntrySection.tsx'
import { ExplainSection } from './ExplainSection.tsx'
import { FieldSection } from './FieldSection.tsx'
import { FigureSection } from './FigureSection.tsx'
import { FrameSection } from './FrameSection.tsx'
import styles from './GalleryScreen.module.css'
import { GraphSection } from './GraphSection.tsx'
import { MaterialSection } from './MaterialSection.tsx'
import { OverlaySection } from './OverlaySection.tsx'
import { SharesSection } from './SharesSection.tsx'
import { StateSection } from './StateSection.tsx'
import { LongTableSection } from './tables/LongTableSection.tsx'
import { RowSection } from './tables/RowSection.tsx'
import { TableSection } from './tables/TableSection.tsx'

/** Every part of the design system in every state; the first place to look before a screen invents something. */
export function GalleryScreen() {
  const [dense, setDense] = useState(false)
  return (
    <div data-density={dense ? 'dense' : undefined}>
      <PageHeader
        title="Design system"
        context={<Switch label="Dense" checked={dense} onChecked={setDense} />}
        actions={<ThemePicker />}
      />
      <div className={styles.sections}>
        <ButtonSection />
        <FieldSection />
        <ChoiceSection />
        <FigureSection />
        <ExplainSection />
        <EntrySection />
        <FrameSection />
        <MaterialSection />
        <ChartSection />
        <SharesSection />
        <GraphSection />
        <TableSection />
        <RowSection />
        <LongTableSection />
        <AssignmentSection />
        <OverlaySection />
        <ConflictSection />
        <StateSection />
      </div>
    </div>
  )
}
