import { useEffect, useState } from 'react'
import { writtenLink } from '../../../../engine/portable/plan-link.ts'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { CopyButton } from '../../../ui/field/CopyButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { ErrorPanel } from '../../../ui/layout/ErrorPanel.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { planLink } from '../link/plan-link.ts'
import { useShownPlan } from '../show/shown-plan.ts'
import styles from './ShareDialog.module.css'

/** The plan as shown, in an address: opening it needs no account and no server. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const { plan, context } = useShownPlan()
  const { bonus, cx } = context
  const [withEmpire, setWithEmpire] = useState(false)
  const [withPrices, setWithPrices] = useState(false)
  // Undefined while it is made; null if it is too long.
  const [link, setLink] = useState<string | null>()
  useEffect(() => {
    let isCurrent = true
    const empire = withEmpire && bonus ? bonus : undefined
    const prices = withPrices && cx ? cx.cx_data : undefined
    void planLink(writtenLink(plan, empire, prices)).then((made) => isCurrent && setLink(made))
    return () => {
      isCurrent = false
    }
  }, [plan, bonus, cx, withEmpire, withPrices])
  return (
    <Dialog
      open
      onClose={onClose}
      title="Copy as link"
      description="The link holds the plan as it is now, with its name. It cannot be revoked or changed later, and anyone with the link can open it without an account."
    >
      {bonus && (
        <Checkbox
          label="With the empire's faction and permits"
          checked={withEmpire}
          onChecked={setWithEmpire}
        />
      )}
      {cx && (
        <Checkbox
          label={`With the prices used: ${cx.name}`}
          checked={withPrices}
          onChecked={setWithPrices}
        />
      )}
      {link && (
        <div className={styles.link}>
          <TextField label="Link to this plan" value={link} onValue={() => {}} readOnly />
          <CopyButton text={link} label="link to this plan" />
        </div>
      )}
      {link === null && (
        <ErrorPanel title="The plan is too long for a link.">
          {withPrices ? 'Leave out the prices.' : 'Share it instead, or export it.'}
        </ErrorPanel>
      )}
    </Dialog>
  )
}
