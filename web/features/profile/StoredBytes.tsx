import type { Profile } from '../../../edge/features/accounts/contract.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import styles from './AccountPanel.module.css'

const MEBIBYTE = 1024 ** 2

export function StoredBytes({ profile }: { profile: Profile }) {
  const { stored_bytes: stored, stored_bytes_quota: quota } = profile
  if (stored === undefined || quota === undefined) return null
  return (
    <p className={styles.stored}>
      Your plans and CX take {formatAmount(stored / MEBIBYTE)} of {formatAmount(quota / MEBIBYTE)}{' '}
      MiB on the server.
      {stored > quota * 0.9 && ' Please delete what you no longer need.'}
    </p>
  )
}
