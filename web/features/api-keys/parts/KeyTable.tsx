import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '../../../../edge/contract/user.ts'
import { userMutations } from '../../../api/queries/user.ts'
import plain from '../../../parts/PlainTable.module.css'
import { problemText } from '../../../parts/problem-text.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { classes } from '../../../ui/classes.ts'
import { formatAge, formatDate } from '../../../ui/format.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TrashIcon } from '../../../ui/icons/actions.tsx'
import { EyeIcon, EyeOffIcon } from '../../../ui/icons/eye.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './KeyTable.module.css'

interface KeyTableProps {
  keys: readonly ApiKey[]
  /** The key that the examples below are written with. */
  inExamples: string | undefined
  onUseInExamples: (key: string) => void
}

export function KeyTable({ keys, inExamples, onUseInExamples }: KeyTableProps) {
  return (
    <section className={plain.scroll} aria-label="API keys table">
      <table className={classes(plain.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Key</th>
            <th scope="col">Created</th>
            <th scope="col">Last used</th>
            <th scope="col">In examples</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow
              key={key.key}
              apiKey={key}
              isInExamples={key.key === inExamples}
              onUseInExamples={() => onUseInExamples(key.key)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function KeyRow({
  apiKey: { name, key, created_date, last_activity },
  isInExamples,
  onUseInExamples,
}: {
  apiKey: ApiKey
  isInExamples: boolean
  onUseInExamples: () => void
}) {
  const [isShown, setShown] = useState(false)
  const confirm = useConfirm()
  const toast = useToast()
  const deleting = useMutation({
    ...userMutations.deleteApiKey,
    onError: (problem) => toast.error('The key was not deleted.', { detail: problemText(problem) }),
  })
  async function remove() {
    const isSure = await confirm({
      title: `Delete ${name}?`,
      text: 'Are you sure? Whatever uses this key stops working.',
      action: 'Delete',
      danger: true,
    })
    if (isSure) deleting.mutate(key)
  }
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td>
        <span className={styles.key}>
          <code>{isShown ? key : `${key.slice(0, 6)}${'•'.repeat(10)}`}</code>
          <IconButton
            size="small"
            label={isShown ? `Hide key ${name}` : `Show key ${name}`}
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            onClick={() => setShown(!isShown)}
          />
          <CopyButton label={`key ${name}`} text={key} />
        </span>
      </td>
      <td>{formatDate(created_date)}</td>
      <td>{last_activity === null ? 'never' : formatAge(Date.parse(last_activity), Date.now())}</td>
      <td>
        <input
          type="radio"
          name="key in examples"
          aria-label={`Write the examples with ${name}`}
          checked={isInExamples}
          onChange={onUseInExamples}
        />
      </td>
      <td className={styles.action}>
        <IconButton
          size="small"
          label={`Delete key ${name}`}
          icon={<TrashIcon />}
          busy={deleting.isPending}
          onClick={remove}
        />
      </td>
    </tr>
  )
}
