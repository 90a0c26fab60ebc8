/** A school that can be closed and reopened with its data directory. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import type { SchoolOptions } from '../../../main/sample-school/index'
import { testPrivateKey } from '../../fixtures/keys'
import { type Client, startLoggedIn, start as startSchool } from './client'

/**
 * Opens schools for the tests of one file. Each test starts with an empty directory; its schools are closed after it.
 */
export function createSchools() {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-'))
  // Creating a key pair takes longer than a test, so all tests share one.
  writeFileSync(join(dataDir, 'key.pem'), testPrivateKey)
  const open: Client[] = []
  const closeAll = async () => {
    for (const client of open.splice(0)) await client.school.close()
  }
  afterEach(async () => {
    await closeAll()
    for (const name of readdirSync(dataDir)) if (name !== 'key.pem') rmSync(join(dataDir, name), { recursive: true })
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const start = async (options: SchoolOptions = {}): Promise<Client> => {
    const client = await startLoggedIn({ dataDir, ...options })
    open.push(client)
    return client
  }
  return {
    start,
    /** The content of all journals in the directory. */
    journal: (): string =>
      readdirSync(dataDir)
        .filter(name => name.endsWith('.journal'))
        .map(name => readFileSync(join(dataDir, name), 'utf8'))
        .join(''),
    /** Closes the school and opens it again, without logging in. */
    async reopen(options: SchoolOptions = {}): Promise<Client> {
      await closeAll()
      const client = await startSchool({ dataDir, ...options })
      open.push(client)
      return client
    },
    /** Closes the school, opens it again from disk, and logs in. */
    async restart(options: SchoolOptions = {}): Promise<Client> {
      await closeAll()
      return start(options)
    },
  }
}
