import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRST_DATABASE, projectPaths } from '../../edge/node/paths.ts'
import { type NodeOptions, startNode } from '../../edge/node.ts'
import { BUILD, isBuilt } from '../../scripts/build-stamp.ts'
import { CHEAP_PASSWORDS, mailbox, TEST_SECRET, type TestHost } from '../../scripts/stage/host.ts'
import { writeWebFixture } from '../../scripts/stage/web-fixture.ts'

/** Whatever its paths, a host starts from the database of the build, as an installed one does, unless the sources changed since. */
const FIRST = { firstDatabase: isBuilt() ? join(BUILD, FIRST_DATABASE) : null }

/** The Node host over a database file, in a folder that goes with it. Limits are wide unless a test narrows them. */
export async function startNodeHost(options: NodeOptions = {}): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-node-'))
  const web = join(folder, 'web')
  await writeWebFixture(web)
  const running = await startNode({
    ...options,
    paths: { ...projectPaths(), web, ...options.paths, ...FIRST },
    env: { PERIGEE_SECRET: TEST_SECRET, PERIGEE_LIMITS_FACTOR: '1000', ...options.env },
    settings: { port: 0, dataDir: join(folder, 'data'), log: 'off', ...options.settings },
    config: { passwordCost: CHEAP_PASSWORDS, checkAnswers: true, ...options.config },
  })
  const { url, ports } = running
  return {
    name: 'Node, database file',
    url,
    fetch: (path, init) => fetch(url + path, init),
    db: ports.db,
    secrets: ports.secrets,
    nextMail: mailbox(ports.db),
    async close() {
      await running.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
