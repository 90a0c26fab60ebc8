/** At most this many failed tests of a step run again. If more fail, it is not by chance. */
const limit = 3

/**
 * Runs the failed tests of a step once more, alone. If all of them pass then, they count as passed, and `unsteady`
 * names them; otherwise the first result stands. `rerun` gets the places of the failed tests (`failedPlaces` of
 * build/test-reports.mjs) and resolves to the counts of the second run.
 */
export async function withSecondAttempt(first, places, rerun) {
  const { failed } = first
  if (failed.length === 0 || failed.length > limit || places.length === 0) return first
  console.log(`\n── again, alone: ${failed.join(', ')}`)
  const second = await rerun(places)
  if (second.failed.length > 0 || second.passed < failed.length) return first
  return { ...first, passed: first.passed + failed.length, failed: [], unsteady: failed }
}
