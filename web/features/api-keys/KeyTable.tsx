import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '../../../edge/features/accounts/contract.ts'
import { formatAge, formatDate } from '../../../engine/game/number-format.ts'
import { userMutations } from '../../api/queries/user.ts'
import { CopyButton } from '../../ui/field/CopyButton.tsx'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../../ui/icons/eye.tsx'
import { TrashIcon } from '../../ui/icons/records.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useConfirm } from '../../ui/overlay/Confirm.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { problemText } from '../page/problem-text.ts'
import styles from './KeyTable.module.css'

interface KeyTableProps {
  keys: readonly ApiKey[]
  /** The key that the examples below are written with. */
  inExamples: string | undefined
  onUseInExamples: (key: string) => void
}

export function KeyTable({ keys, inExamples, onUseInExamples }: KeyTableProps) {
  return (
    <PlainTable
      label="API keys"
      className={styles.table}
      rows={keys}
      keyOf={({ key }) => key}
      columns={[
        { header: 'Name', className: styles.name, cell: ({ name }) => name },
        { header: 'Key', cell: (apiKey) => <KeyText apiKey={apiKey} /> },
        { header: 'Created', cell: ({ created_date }) => formatDate(created_date) },
        {
          header: 'Last used',
          cell: ({ last_activity }) =>
            last_activity === null ? 'never' : formatAge(Date.parse(last_activity), Date.now()),
        },
        {
          header: 'In examples',
          cell: ({ name, key }) => (
            <input
              type="radio"
              name="key in examples"
              aria-label={`Write the examples with ${name}`}
              checked={key === inExamples}
              onChange={() => onUseInExamples(key)}
            />
          ),
        },
        { header: '', numeric: true, cell: (apiKey) => <DeleteKey apiKey={apiKey} /> },
      ]}
    />
  )
}

function KeyText({ apiKey: { name, key } }: { apiKey: ApiKey }) {
  const [isShown, setShown] = useState(false)
  return (
    <Row as="span" gap={1} inline>
      <code>{isShown ? key : `${key.slice(0, 6)}${'•'.repeat(10)}`}</code>
      <IconButton
        size="small"
        label={isShown ? `Hide key ${name}` : `Show key ${name}`}
        icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => setShown(!isShown)}
      />
      <CopyButton label={`key ${name}`} text={key} />
    </Row>
  )
}

function DeleteKey({ apiKey: { name, key } }: { apiKey: ApiKey }) {
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
    <IconButton
      size="small"
      label={`Delete key ${name}`}
      icon={<TrashIcon />}
      busy={deleting.isPending}
      onClick={remove}
    />
  )
}
