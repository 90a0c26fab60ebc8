/** A Host for tests, in a temporary folder of the test. */
import type { Host } from '../../main/host/host'
import { folder } from '../fixtures/folder'
import { type FakeHost, hostIn } from './host-in'

export { type FakeHost, fakeSecretBox } from './host-in'

export const fakeHost = (over: Partial<Host> = {}): FakeHost => hostIn(folder(), over)
