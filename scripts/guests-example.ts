import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadStarterGameData } from '../edge/gamedata/starter/starter-files.ts'
import { recordExample } from './example/record.ts'

const file = fileURLToPath(new URL('../edge/features/guests/example.json', import.meta.url))
await writeFile(file, recordExample(await loadStarterGameData()))
