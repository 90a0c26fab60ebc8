import type { QueryClient } from '@tanstack/react-query'
import { sessionGeneration } from '../../bridge/index'
import { sendNotesBeforeLogout } from '../../results/index'
import { sendCommentsBeforeLogout } from '../listening/comments-before-logout'
import { mayLoseRecordings } from '../recitation/recordings-before-logout'

/**
 * Sends what waits before a logout, which wipes all drafts on this PC: comments of 添削, then those on readings. Asks about
 * what is left, and about recordings without a result.
 * @returns whether the teacher may be logged out.
 */
export async function mayLogOut(client: QueryClient): Promise<boolean> {
  const generation = sessionGeneration()
  const may =
    (await sendNotesBeforeLogout(client)) && (await sendCommentsBeforeLogout(client)) && (await mayLoseRecordings())
  // meanwhile another teacher may have logged in
  return may && sessionGeneration() === generation
}
