import type { QueryClient } from '@tanstack/react-query'
import { sendNotesBeforeLogout } from '../../results/index'
import { sendCommentsBeforeLogout } from '../listening/comments-before-logout'

/**
 * Sends what waits before a logout, which wipes all drafts on this PC: comments of 添削, then those on readings. Asks about
 * what is left.
 * @returns whether the teacher may be logged out.
 */
export const mayLogOut = async (client: QueryClient): Promise<boolean> =>
  (await sendNotesBeforeLogout(client)) && (await sendCommentsBeforeLogout(client))
