import { HelpText } from '../../app/help/HelpText.tsx'
import { PageFrame } from '../../app/PageFrame.tsx'

export function HelpScreen() {
  return (
    <PageFrame title="Help">
      <HelpText file="help" hidesTitle />
    </PageFrame>
  )
}
