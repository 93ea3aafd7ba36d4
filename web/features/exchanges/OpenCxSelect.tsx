import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Cx } from '../../../engine/game/cx.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { PlusIcon } from '../../ui/icons/actions.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CreateCxForm } from '../cx/CreateCxForm.tsx'
import styles from './OpenCxSelect.module.css'

export function OpenCxSelect({ all, uuid }: { all: readonly Cx[]; uuid: string | null }) {
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const show = (cxUuid: string) =>
    void navigate({ to: '/exchanges/{-$cxUuid}', params: { cxUuid }, search: {} })
  return (
    <Row>
      <div className={styles.select}>
        <Select
          label="CX"
          hideLabel
          options={all.map((cx) => ({ value: cx.uuid, label: cx.name }))}
          value={uuid}
          onValue={show}
        />
      </div>
      <Button size="small" icon={<PlusIcon size={14} />} onClick={() => setCreating(true)}>
        New CX
      </Button>
      <Dialog open={isCreating} onClose={() => setCreating(false)} title="New CX" size="small">
        <CreateCxForm
          onCreated={(created) => {
            setCreating(false)
            show(created)
          }}
        />
      </Dialog>
    </Row>
  )
}
