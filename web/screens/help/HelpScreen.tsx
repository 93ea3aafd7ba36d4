import { HelpText } from '../../parts/help/HelpText.tsx'
import { PageFrame } from '../../parts/PageFrame.tsx'

export function HelpScreen() {
  return (
    <PageFrame title="Help">
      <HelpText file="help" hidesTitle />
    </PageFrame>
  )
}
