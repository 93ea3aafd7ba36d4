import styles from './Capabilities.module.css'

const CAPABILITIES = [
  [
    'Plans that recalculate as you type',
    'Workforce, experts, CoGC, HQ, fertility and faction bonuses, degradation and logistics, down to cost per unit.',
  ],
  [
    'Prices you trust',
    'Any of six exchanges, 7 and 30 day averages, or your own price, per material and per planet.',
  ],
  [
    'Thousands of bases compared',
    'Recipe ROI and Resource ROI evaluate every recipe and every deposit with the same arithmetic as your plans.',
  ],
  [
    'Burn and repair before it hurts',
    'With your FIO key, see which base runs out next, and take the transfer order straight into the game.',
  ],
  [
    'Empires that add up',
    'Material flows over all bases: deficits, surpluses, and which base makes what.',
  ],
  ['Yours to take along', 'Plans shared by link, CSV calls for spreadsheets, and no tracking.'],
] as const

export function Capabilities() {
  return (
    <section aria-label="What Perigee does" className={styles.capabilities}>
      {CAPABILITIES.map(([title, text]) => (
        <div key={title}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  )
}
