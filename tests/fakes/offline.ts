/** A client's surroundings where nothing is ever offline or locked: no copies, a server that is always there, and no log. */
import type { ClientParts } from '../../main/http/client'

export const online: Pick<ClientParts, 'reach' | 'copies' | 'clock' | 'onFailure' | 'renewal'> = {
  reach: { gone: () => false, heard: () => undefined, lost: () => undefined },
  copies: { keep: () => undefined, has: async () => false, take: async () => null },
  clock: () => 0,
  onFailure: () => undefined,
  renewal: { settled: async () => true },
}
