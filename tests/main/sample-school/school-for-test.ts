/** A school for one test. */
import { onTestFinished } from 'vitest'
import type { SchoolOptions } from '../../../main/sample-school/index'
import { type Client, startLoggedIn } from './client'

/** Starts a school, logs the first teacher in, and closes the school when the test ends. */
export async function startForTest(options: SchoolOptions = {}): Promise<Client> {
  const client = await startLoggedIn(options)
  onTestFinished(() => client.school.close())
  return client
}
