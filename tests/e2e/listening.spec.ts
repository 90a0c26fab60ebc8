/**
 * The queue of readings: heard one after the other by keyboard, marked, and asked for again. In Chromium, the worker finds
 * the faults that the sample school has planted in its recordings, and no others.
 */
import path from 'node:path'
import { createWorld, findTopic } from '../../main/sample-school/data/create-world'
import { cellResultAt, marksOf } from '../../main/sample-school/data/marks'
import { type RecordingFault, recordingFault } from '../../main/sample-school/data/recording-faults'
import { defined } from '../fixtures/defined'
import { heldBy } from './fixtures/held-by'
import { startProgram } from './fixtures/program'
import { expect, test, testWithOwnServers } from './fixtures/test'
import { ListeningPage } from './page-models/listening.page'

declare global {
  interface Window {
    /** How far each jump of a sound went, in seconds. */
    testJumps: number[]
  }
}

/** How each fault is named on the screen. */
const namedAs: Record<RecordingFault, string> = {
  empty: '声が入っていません',
  hum: '雑音だけです',
  'too-short': 'とても短い',
  'other-text': 'ほかの文を読んだかもしれません',
  'too-quiet': '声がとても小さい',
  clipped: '音が割れています',
  telephone: '電話のような音です',
  'long-pause': '途中に長い間があります',
}

/** The students of a class with a fault in the last round of a topic, with the names of their faults. */
function planted(topicId: string, teamId: string, now: number): Map<string, string[]> {
  const world = createWorld(1, 'small', now)
  const topic = defined(findTopic(world, topicId))
  return new Map(
    topic.homework.students.flatMap((student, at): [string, string[]][] => {
      if (student.team.id !== teamId) return []
      const { rounds } = cellResultAt(world.seed, topic, at, now)
      const marks = rounds === 0 ? [] : marksOf(world.seed, topic, student, rounds)
      const faults = marks
        .filter(({ score }) => score !== null)
        .flatMap(mark => recordingFault(world.seed, topic, student, rounds, mark) ?? [])
      return faults.length === 0 ? [] : [[student.nickname, [...new Set(faults)].map(fault => namedAs[fault]).sort()]]
    }),
  )
}

test('keys alone go through a class, student by student, to the summary; those with a fault are flagged', async ({
  teacher,
}) => {
  const queue = new ListeningPage(teacher)
  await queue.open()
  // both classes
  await queue.openTopic('501', '9004')
  await expect(teacher.getByText('1 / 19')).toBeVisible()
  // The recordings of one class, which have five kinds of faults.
  await queue.openTopic('501', '9004', '2')
  const total = 10
  await expect(queue.counts).toContainText(`聞いた 0／${total}件`)
  await expect(teacher.getByText(`1 / ${total}`)).toBeVisible()
  for (let step = 0; step < 10; step += 1) await teacher.keyboard.press(']')
  await expect(teacher.getByText('2.0倍')).toBeVisible()
  await teacher.keyboard.press('Space')
  await expect.poll(() => queue.playing()).toBe(1)
  // at most five are alive
  expect(await teacher.locator('main audio').count()).toBeLessThanOrEqual(5)
  await expect(teacher.getByText(`2 / ${total}`)).toBeVisible({ timeout: 45_000 })
  await expect(queue.counts).toContainText(`聞いた 1／${total}件`)
  for (let at = 2; at <= total; at += 1) await teacher.keyboard.press('1')
  await expect(queue.summary.getByRole('heading', { name: 'まとめ' })).toBeFocused()
  expect(await queue.playing()).toBe(0)
  await expect(queue.summary.getByText(`よくできた ${total - 1}`)).toBeVisible()
  await expect(queue.summary.getByText(`${total}件のうち${total}件を聞きました。`)).toBeVisible()

  await test.step('the flagged students are those with a fault in their recordings', async () => {
    await queue.measured()
    await teacher.keyboard.press('g')
    await teacher.keyboard.press('w')
    const flagged = Number(/(\d+)/.exec((await queue.flagged.textContent()) ?? '')?.[1])
    const found = new Map<string, string[]>()
    for (let at = 1; at <= flagged; at += 1) {
      await expect(teacher.getByText(`${at} / ${flagged}`)).toBeVisible()
      const flags = await queue.flags.locator('[data-flag]').allTextContents()
      // what is no fault of a recording: a score far from the student's mean, and a sentence without a recording
      const named = flags
        .filter(flag => !/いつもの点|録音のない文/.test(flag))
        .map(flag => Object.values(namedAs).find(name => flag.includes(name)) ?? flag)
      const faults = [...new Set(named)]
      if (faults.length > 0) found.set(defined(await queue.student.textContent()), faults.sort())
      await teacher.keyboard.press('Enter')
    }
    const expected = planted('9004', '2', Date.now())
    expect(new Set([...expected.values()].flat()).size).toBeGreaterThan(4)
    expect([...found].sort()).toEqual([...expected].sort())
  })
})

test(
  'one key compares the recording with its model, and another takes a mark back',
  heldBy(
    'renderer/screens/listening/listening.test.tsx › stops with Space and goes on where it stopped; A plays the model of the same sentence',
    'renderer/screens/listening/listening.test.tsx › marks by digits, goes on, takes a mark back, and keeps the marks',
  ),
  async ({ teacher }) => {
    const queue = new ListeningPage(teacher)
    await queue.open()
    await teacher.keyboard.press('Space')
    await expect.poll(() => queue.playing()).toBe(1)
    await teacher.keyboard.press('a')
    await expect(queue.side).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => queue.playing()).toBe(1)
    await teacher.keyboard.press('a')
    await expect(queue.side).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => queue.playing()).toBe(1)
    await teacher.keyboard.press('2')
    await expect(queue.counts).toContainText('もう一度 1')
    await teacher.keyboard.press('Control+z')
    await expect(teacher.getByText(/の印を元に戻しました。$/).first()).toBeVisible()
    await expect(queue.counts).not.toContainText('もう一度 1')
  },
)

test(
  'a long silence in the middle of a reading is skipped',
  heldBy(
    'renderer/screens/listening/listening.test.tsx › leaves out the long silence of a measured recording, unless the teacher wants to hear it',
    'renderer/audio/triage/triage-reasons.test.ts › is a silence without 0.15 s at each side; before the first and after the last sound at one side',
    'renderer/audio/clip-player.test.ts › leave out the cuts, also those that become known while they play',
    'renderer/audio/triage/triage-reasons.test.ts › %s is said in words with its figure',
  ),
  async ({ teacher }) => {
    const queue = new ListeningPage(teacher)
    await queue.openTopic('501', '9004')
    await queue.measured()
    await teacher.keyboard.press('w')
    await teacher.evaluate(() => {
      window.testJumps = []
      const last = new WeakMap<HTMLMediaElement, number>()
      for (const kind of ['timeupdate', 'seeking'] as const)
        document.addEventListener(
          kind,
          ({ target }) => {
            if (!(target instanceof HTMLMediaElement)) return
            if (kind === 'seeking') window.testJumps.push(target.currentTime - (last.get(target) ?? 0))
            last.set(target, target.currentTime)
          },
          { capture: true },
        )
    })
    await teacher.keyboard.press('Space')
    const pause = queue.flags.getByText(/途中に長い間があります（\d/)
    const total = Number(/ (\d+)$/.exec((await queue.flagged.textContent()) ?? '')?.[1])
    for (let at = 1; at < total && !(await pause.isVisible()); at += 1) {
      const before = await queue.student.textContent()
      await teacher.keyboard.press('j')
      await expect(queue.student).not.toHaveText(before ?? '')
    }
    await expect(pause).toBeVisible()
    // a pause of 6.5 s, with 0.15 s left at each edge
    const longest = () => teacher.evaluate(() => Math.max(0, ...window.testJumps))
    await expect.poll(longest, { timeout: 60_000 }).toBeGreaterThan(5)
    expect(await longest()).toBeLessThan(7)
  },
)

test(
  'the flagged ones alone are heard while others are still measured, each with a reason',
  heldBy(
    'renderer/screens/listening/listening.test.tsx › has the flagged ones alone, and says in words why',
    'renderer/screens/listening/late-answers.test.tsx › she waits while others are measured, and the next flagged one is shown and heard',
    'renderer/screens/listening/listening.test.tsx › shows the summary by G, which stops the sound',
    'renderer/audio/triage/triage-reasons.test.ts › %s is said in words with its figure',
  ),
  async ({ teacher }) => {
    const queue = new ListeningPage(teacher)
    await queue.open()
    await expect(teacher.getByText(/^気になるものだけ [1-9]\d*$/)).toBeVisible({ timeout: 60_000 })
    await teacher.keyboard.press('w')
    await expect(teacher.getByRole('radio', { name: /気になるものだけ/ })).toBeChecked()
    await expect(teacher.getByText(/^1 \/ \d+$/)).toBeVisible()
    await expect(queue.flags.locator('[data-flag]').first()).toHaveText(/.+（.+）|録音がありません/)
    await teacher.keyboard.press('Space')
    await expect.poll(() => queue.playing()).toBe(1)
    await teacher.keyboard.press('g')
    await expect(queue.summary).toBeVisible()
    expect(await queue.playing()).toBe(0)
  },
)

test(
  'recordings without a voice are asked for again in two actions, with the homework',
  heldBy(
    'renderer/screens/listening/listening.test.tsx › asks those whose recordings are empty to record again in two actions',
    'renderer/screens/listening/listening.test.tsx › remembers on another page whom she has asked, until the logout',
  ),
  async ({ teacher, school }) => {
    const queue = new ListeningPage(teacher)
    await queue.openTopic('501', '9004')
    await teacher.keyboard.press('g')
    await expect(queue.redo.first()).toBeVisible({ timeout: 60_000 })
    await queue.redo.first().click()
    const dialog = teacher.getByRole('dialog', { name: '再提出のお願い' })
    await expect(dialog).toContainText('【再提出のお願い】')
    await dialog.getByRole('button', { name: /^\d+人に送信する$/ }).click()
    await expect(teacher.getByText(/人に再提出のお願いを送りました。/)).toBeVisible()
    expect(await school.calls('send-new-message')).toBe(1)
  },
)

test(
  'a locked screen stops the sound, and nothing goes on behind it',
  heldBy(
    'renderer/app/lock.test.tsx › stops playback',
    'renderer/screens/listening/listening.test.tsx › stops when all sounds are stopped, as by the lock, and does not go on',
  ),
  async ({ teacher, lock }) => {
    const queue = new ListeningPage(teacher)
    await queue.openTopic('501', '9004', '1')
    const student = (await queue.student.textContent()) ?? ''
    // A recording that is read for its measures while the lock begins is refused.
    await expect(queue.counts).toContainText('件を調べました', { timeout: 60_000 })
    await teacher.keyboard.press('Space')
    await expect.poll(() => queue.playing()).toBe(1)
    await lock.lock()
    expect(await queue.playing()).toBe(0)
    await lock.unlock()
    await expect(lock.heading).toBeHidden()
    await expect(queue.student).toHaveText(student)
    expect(await queue.playing()).toBe(0)
  },
)

test(
  'recordings that are measured while the screen locks are read again after it',
  heldBy(
    'renderer/audio/triage/use-triage.test.ts › reads again what was refused as the screen locked, and keeps the old answer until then',
    'renderer/app/lock.test.tsx › shows its teacher, and covers everything else',
  ),
  async ({ teacher, lock, pageChecks }) => {
    // The program refuses what is requested between the lock and its event to the page.
    pageChecks.allow(/status of 403 .*\/m\//)
    const queue = new ListeningPage(teacher)
    await queue.openTopic('501', '9004', '1')
    for (const progress of [/録音を調べています。/, /録音を調べています。[1-9]/]) {
      await expect(queue.counts).toContainText(progress)
      await lock.lock()
      await lock.unlock()
      await expect(lock.heading).toBeHidden()
    }
    await queue.measured()
    const flagged = await queue.flagged.textContent()
    const measured = await queue.counts.textContent()
    // without a lock
    await teacher.reload()
    await queue.measured()
    expect([await queue.flagged.textContent(), await queue.counts.textContent()]).toEqual([flagged, measured])
    expect(flagged).toMatch(/[1-9]/)
  },
)

testWithOwnServers(
  'marks and the place survive a restart of the program',
  heldBy(
    'renderer/screens/listening/listening.test.tsx › marks by digits, goes on, takes a mark back, and keeps the marks',
    'renderer/screens/listening/listening.test.tsx › has the marks that were kept by an earlier run',
    'renderer/screens/listening/listening.test.tsx › offers to go on where the teacher left off',
    'main/store/keeps.test.ts › are read again after the end of the session and after a restart',
  ),
  async ({ page, teacher, host, folder, login, pageChecks }) => {
    const queue = new ListeningPage(teacher)
    await queue.open()
    await teacher.keyboard.press('3')
    await expect(teacher.getByText(/^2 \/ \d+$/)).toBeVisible()
    const saved = teacher.waitForResponse(
      response => response.request().postData()?.includes('"mark":2') === true && response.ok(),
    )
    await teacher.keyboard.press('2')
    await expect(teacher.getByText(/^3 \/ \d+$/)).toBeVisible()
    await saved
    const third = (await queue.student.textContent()) ?? ''
    await expect(queue.counts).toContainText('もう一度 1')
    pageChecks.allow(/WebSocket|ERR_CONNECTION/)
    await teacher.goto('about:blank')
    await host.stop()
    const restarted = await startProgram('serve.js', [
      '--port',
      '0',
      '--profile',
      host.profile,
      '--config',
      path.join(folder, 'config.json'),
    ])
    await login.open(restarted.address)
    await login.logIn()
    await queue.open()
    await expect(queue.counts).toContainText('もう一度 1')
    await expect(queue.mark('一緒に練習')).toHaveAttribute('aria-pressed', 'true')
    await expect(teacher.getByText(`（${third}）まで聞きました。`)).toBeVisible()
    await teacher.keyboard.press('r')
    await expect(queue.student).toHaveText(third)
    await page.goto('about:blank')
    await restarted.stop()
  },
)
