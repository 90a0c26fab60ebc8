/** A client's surroundings where nothing is ever offline: no copies, and a server that is always there. */
import type { ClientParts } from '../../main/http/client'

export const online: Pick<ClientParts, 'reach' | 'copies' | 'clock'> = {
  reach: { gone: () => false, heard: () => undefined, lost: () => undefined },
  copies: { keep: () => undefined, has: async () => false, take: async () => null },
  clock: () => 0,
}
