import { useEffect, useState } from 'react'
import { writtenLink } from '../../../../engine/portable/plan-link.ts'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { CopyButton } from '../../../ui/field/CopyButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { ErrorPanel } from '../../../ui/layout/ErrorPanel.tsx'
import { planLink } from '../link/plan-link.ts'
import { useShownPlan } from '../show/shown-plan.ts'
import styles from './ShareDialog.module.css'

/** The plan as shown, in an address: opening it needs no account and no server. */
export function LinkSection() {
  const { plan, context } = useShownPlan()
  const { bonus, cx } = context
  const [hasBonus, setHasBonus] = useState(true)
  const [hasPrices, setHasPrices] = useState(true)
  // Undefined while it is made; null if it is too long.
  const [link, setLink] = useState<string | null>()
  useEffect(() => {
    let isCurrent = true
    const empire = hasBonus && bonus ? bonus : undefined
    const prices = hasPrices && cx ? cx.cx_data : undefined
    void planLink(writtenLink(plan, empire, prices)).then((made) => isCurrent && setLink(made))
    return () => {
      isCurrent = false
    }
  }, [plan, bonus, cx, hasBonus, hasPrices])
  return (
    <section className={styles.section} aria-labelledby="share-link">
      <h3 id="share-link">Link containing the plan</h3>
      <p>
        Holds the plan as it is now, unsaved edits too. It opens without an account, and it can't be
        revoked or changed.
      </p>
      {bonus && (
        <Checkbox
          label="With your empire's bonuses (faction and permits)"
          checked={hasBonus}
          onChecked={setHasBonus}
        />
      )}
      {cx && (
        <Checkbox
          label={`With your prices: ${cx.name}`}
          checked={hasPrices}
          onChecked={setHasPrices}
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
          {hasPrices && cx ? 'Leave out the prices.' : 'Use the public page, or export the plan.'}
        </ErrorPanel>
      )}
    </section>
  )
}
