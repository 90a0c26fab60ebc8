/** A Host of the tests, in a folder of the test's own. */
import type { Host } from '../../main/host/host'
import { folder } from '../fixtures/folder'
import { type FakeHost, hostIn } from './host-in'

export { type FakeHost, fakeSecretBox } from './host-in'

export const fakeHost = (over: Partial<Host> = {}): FakeHost => hostIn(folder(), over)
