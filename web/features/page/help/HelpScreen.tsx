import { PageFrame } from '../PageFrame.tsx'
import { HelpText } from './HelpText.tsx'

export function HelpScreen() {
  return (
    <PageFrame title="Help">
      <HelpText file="help" hidesTitle />
    </PageFrame>
  )
}
