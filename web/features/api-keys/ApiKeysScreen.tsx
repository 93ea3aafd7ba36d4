import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQueries } from '../../api/queries/user.ts'
import { LockIcon } from '../../ui/icons/status.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { StaleNotice } from '../../ui/layout/StaleNotice.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { Problem } from '../page/Problem.tsx'
import styles from './ApiKeysScreen.module.css'
import { CreateKeyForm } from './CreateKeyForm.tsx'
import { EndpointList } from './EndpointList.tsx'
import { KeyTable } from './KeyTable.tsx'

const MAX_KEYS = 5

export function ApiKeysScreen() {
  const keys = useQuery(userQueries.apiKeys())
  const [chosen, setChosen] = useState<string>()
  const example = keys.data?.find(({ key }) => key === chosen) ?? keys.data?.[0]
  return (
    <PageFrame title="API" help="api">
      <Stack gap={4} className={styles.screen}>
        <Panel title="API Keys" note="You're allowed up to 5 API Keys." flush>
          {keys.data ? (
            <>
              {keys.isError && (
                <StaleNotice
                  since={keys.dataUpdatedAt}
                  now={Date.now()}
                  onRefresh={() => keys.refetch()}
                  refreshing={keys.isFetching}
                />
              )}
              {keys.data.length === 0 ? (
                <EmptyState icon={<LockIcon size={24} />} title="No API key yet">
                  Name one after the spreadsheet or script that will use it, and create it below.
                </EmptyState>
              ) : (
                <KeyTable keys={keys.data} onUseInExamples={setChosen} inExamples={example?.key} />
              )}
              {keys.data.length < MAX_KEYS && <CreateKeyForm />}
            </>
          ) : keys.isError ? (
            <Problem title="Your API keys could not be loaded" of={keys} />
          ) : (
            <TableSkeleton rows={3} columns={4} label="Loading API keys" />
          )}
        </Panel>
        <EndpointList apiKey={example?.key} />
      </Stack>
    </PageFrame>
  )
}
