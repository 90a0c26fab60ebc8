/** The queue of writing: comments are sent once, after the time to cancel, whatever happens meanwhile (SPEC §4, §7). */
import path from 'node:path'
import { heldBy } from './fixtures/held-by'
import { liveTexts } from './fixtures/live-regions'
import { startProgram } from './fixtures/program'
import { expect, test, testWithClock, testWithOwnServers } from './fixtures/test'
import { writingWorks } from './fixtures/writing-works'
import { WritingReviewPage } from './page-models/writing-review.page'

/** Lets the seconds to cancel pass, and waits until everything is sent. */
async function expectSent({ page, outbox }: WritingReviewPage): Promise<void> {
  await expect(outbox).toBeVisible()
  await page.clock.runFor(6000)
  await expect(outbox).toBeHidden()
}

testWithClock(
  'forty keys mark three essays: comment, save and go on, by keyboard alone',
  async ({ teacher, school }) => {
    const review = new WritingReviewPage(teacher)
    const { find } = await writingWorks(school)
    await review.open()
    for (const words of ['一つ目のコメント', '二つ目のコメント', '三つ目のコメント']) {
      const name = (await review.student.textContent()) ?? ''
      await review.comment(words)
      await teacher.keyboard.press('Control+Enter')
      // First the next student, whose text may still be loading: until then, the focus is in the text of this one.
      await expect(review.student).not.toHaveText(name)
      await expect(review.text).toBeFocused()
    }
    await expectSent(review)
    // a slow machine sends the first ones before the last one is saved
    await expect.poll(() => school.calls('submit-writing-note')).toBe(3)
    for (const words of ['一つ目のコメント', '二つ目のコメント', '三つ目のコメント']) {
      expect(await find(words)).toEqual([
        expect.objectContaining({ teacher: '髙橋 美咲', sent_content: expect.stringMatching(/\S/) as unknown }),
      ])
    }
  },
)

testWithClock(
  'six keys from the caret to a saved comment of the bank; the input method takes no sentence',
  async ({ teacher, school }) => {
    const review = new WritingReviewPage(teacher)
    const { find } = await writingWorks(school)
    await review.open()
    await teacher.keyboard.press('Control+Home')
    await teacher.keyboard.press('ArrowRight')
    await teacher.keyboard.press('/')
    const popup = teacher.getByRole('dialog', { name: 'コメントの例文' })
    const search = popup.getByRole('combobox')
    await expect(search).toBeFocused()
    const input = await teacher.context().newCDPSession(teacher)
    await input.send('Input.imeSetComposition', { text: 'かんし', selectionStart: 3, selectionEnd: 3 })
    await expect(popup.getByRole('option')).toHaveText([/^冠詞に気をつけましょう。/])
    for (const windowsVirtualKeyCode of [229, 13])
      await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode })
    await input.send('Input.insertText', { text: '冠詞' })
    await expect(search).toHaveValue('冠詞')
    await expect(popup.getByRole('option')).toHaveText([/^冠詞に気をつけましょう。/])
    await teacher.keyboard.press('Escape')
    await expect(review.text).toBeFocused()
    await expect(review.text.locator('[data-noted]')).toHaveCount(0)

    const first = (await review.text.textContent()) ?? ''
    for (const key of ['/', 'b', 'e', 'c', 'Enter', 'Control+Enter']) await teacher.keyboard.press(key)
    await expect(review.text).not.toHaveText(first)
    await expect(review.text).toBeFocused()
    const second = (await review.text.textContent()) ?? ''
    for (const key of ['Control+Home', 'ArrowRight', '1', 'Control+Enter']) await teacher.keyboard.press(key)
    await expect(review.text).not.toHaveText(second)
    await expectSent(review)
    expect(await find('Because だけでは文になりません。前の文とつなげて、一つの文にしましょう。')).toHaveLength(1)
    expect(await find('よく書けています。言いたいことがはっきり伝わります。')).toHaveLength(1)
    expect(await school.calls('submit-writing-note')).toBe(2)
  },
)

testWithClock(
  'a screen reader hears the words, the comment and its author, the place in the queue, and the save',
  heldBy(
    'renderer/results/views/writing/note-editor.test.tsx › say the words, the sentence, the character and the selection',
    'renderer/results/views/writing/note-editor.test.tsx › go from comment to comment in the order of the text, and leave at its ends',
    'renderer/screens/writing-review/writing-review.test.tsx › shows submitted writing without a comment, the oldest deadline first, ready for comments',
    'renderer/results/notes/outbox.test.tsx › is followed by screen readers until it is sent, in a region that is always there',
  ),
  async ({ teacher }) => {
    const review = new WritingReviewPage(teacher)
    const expectHeard = (words: string | RegExp) =>
      expect.poll(() => liveTexts(teacher)).toContainEqual(expect.stringMatching(words))
    await review.open()
    const student = (await review.student.textContent()) ?? ''
    // Not always the first: the works that are known to be without a comment come first.
    await expectHeard(new RegExp(`^${student}\\d+ / \\d+$`))
    await teacher.keyboard.press('Control+Home')
    await teacher.keyboard.press('Shift+ArrowRight')
    await teacher.keyboard.press('Shift+ArrowRight')
    const [first = ''] = (await review.text.textContent())?.trim().match(/^\S+/) ?? []
    await expectHeard(new RegExp(`^${first}`))
    await review.comment('つづりを確かめましょう')
    await teacher.keyboard.press('Enter')
    await expectHeard('コメントを付けました。')
    await expectHeard('保存していないコメントがあります')
    await teacher.keyboard.press('Control+Home')
    await teacher.keyboard.press('Tab')
    await expectHeard(/先生のコメント「.+」：つづりを確かめましょう 髙橋 美咲 先生$/s)
    await teacher.keyboard.press('Control+Enter')
    await expectHeard(/のコメントを送信します。$/)
    await expect(review.student).not.toHaveText(student)
    await expectHeard(new RegExp(`${await review.student.textContent()}\\d+ / \\d+$`))
    await teacher.clock.runFor(6000)
    await expectHeard('コメントを送信しました。')
  },
)

test(
  'a save can be called back, and the words stay as a draft',
  heldBy(
    'renderer/results/notes/outbox.test.tsx › can be called back, by the button and by Ctrl+Z, and stays as a draft',
    'renderer/screens/writing-review/writing-review.test.tsx › counts a draft, then what waits; the counts add up to all',
  ),
  async ({ teacher, school }) => {
    const review = new WritingReviewPage(teacher)
    await review.open()
    await review.comment('取り消すコメント')
    await teacher.keyboard.press('Control+Enter')
    await review.outbox.getByRole('button', { name: /取り消す/ }).click()
    await expect(review.outbox).toContainText('送信を取り消しました。コメントは下書きに残っています。')
    await expect(review.counts).toContainText('下書き 1')
    await review.outbox.getByRole('link').click()
    await expect(teacher.getByText('保存していないコメントがあります')).toBeVisible()
    expect(await school.calls('submit-writing-note')).toBe(0)
  },
)

testWithClock(
  'an answer that is lost is looked up: the comment is there once',
  heldBy(
    'renderer/results/notes/outbox.test.tsx › is looked up: what was carried out is not sent again',
    'renderer/results/notes/outbox.test.tsx › is looked up: what was not carried out is sent again later',
  ),
  async ({ teacher, school, pageChecks }) => {
    const review = new WritingReviewPage(teacher)
    const { find } = await writingWorks(school)
    await review.open()
    await school.fault({ kind: 'reset-after-commit', endpoint: 'submit-writing-note', count: 1 })
    pageChecks.allow(/.*/)
    await review.comment('返事のないコメント')
    await teacher.keyboard.press('Control+Enter')
    await expectSent(review)
    expect(await find('返事のないコメント')).toHaveLength(1)
    expect(await school.calls('submit-writing-note')).toBe(1)
  },
)

testWithClock(
  'two teachers in one place: both stand side by side until one is chosen',
  heldBy(
    'renderer/screens/writing-review/writing-review.test.tsx › shows another teacher’s comment in the same place beside the own one, and sends the one that is chosen',
    'renderer/results/notes/outbox.test.tsx › stands beside this teacher’s comment in the same place, until one is chosen',
  ),
  async ({ teacher, school }) => {
    const review = new WritingReviewPage(teacher)
    const { works, find } = await writingWorks(school)
    await review.open()
    await review.comment('自分のコメント')
    await teacher.keyboard.press('Enter')
    // Whichever work is on the screen: the other teacher comments on the beginning of each.
    const note = { pos: { startPos: 0, endPos: 3 }, comments: '薫のコメント' }
    const written = await Promise.allSettled(works.map(work => school.writeNote({ ...work, note })))
    expect(written.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(10)
    await teacher.getByRole('button', { name: '保存', exact: true }).click()
    const conflict = teacher.getByRole('region', { name: '同じ部分のコメント' }).filter({ visible: true })
    await teacher.clock.runFor(6000)
    await expect(conflict).toContainText('薫のコメント')
    await expect(conflict).toContainText('自分のコメント')
    expect(await school.calls('submit-writing-note')).toBe(0)
    await conflict.getByRole('button', { name: '自分のほうを残す' }).click()
    await expectSent(review)
    expect(await find('自分のコメント')).toHaveLength(1)
  },
)

test(
  'a logout sends what waits, and asks about drafts',
  heldBy(
    'renderer/app/app.test.tsx › drops everything after a chosen logout',
    'renderer/features/logout/may-log-out.test.ts › first sends the comments of 添削 that wait for their seconds',
    'renderer/results/notes/outbox.test.tsx › sends what waits at once, and then asks nothing',
    'renderer/results/notes/outbox.test.tsx › asks about a draft, which it would delete',
  ),
  async ({ teacher, school, shell }) => {
    const review = new WritingReviewPage(teacher)
    const { find } = await writingWorks(school)
    await review.open()
    await review.comment('ログアウト前のコメント')
    await teacher.keyboard.press('Control+Enter')
    await expect(review.text).toBeFocused()
    await review.comment('下書きのまま')
    await teacher.keyboard.press('Enter')
    await shell.logOut()
    const question = teacher.getByRole('dialog', { name: '送信していないコメント' })
    await expect(question).toContainText('送信していないコメントが1人分あります。')
    await question.getByRole('button', { name: 'ログアウトしない' }).click()
    await expect(review.heading).toBeVisible()
    expect(await find('ログアウト前のコメント')).toHaveLength(1)
  },
)

testWithOwnServers(
  'a power cut loses nothing: what was saved is sent once after the next login',
  async ({ teacher, page, school, host, folder, login, pageChecks }) => {
    const review = new WritingReviewPage(teacher)
    const { find } = await writingWorks(school)
    await review.open()
    await review.comment('停電の前のコメント')
    const stored = page.waitForResponse(response => {
      const body = response.request().postData() ?? ''
      return body.includes('drafts.write') && body.includes('"isSaved":true')
    })
    await teacher.keyboard.press('Control+Enter')
    await stored
    pageChecks.allow(/WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE/)
    await host.kill()
    expect(await find('停電の前のコメント')).toHaveLength(0)

    const again = ['--port', '0', '--profile', host.profile, '--config', path.join(folder, 'config.json')]
    const restarted = await startProgram('serve.js', again)
    await login.open(restarted.address)
    await login.logIn()
    await expect(review.outbox).toContainText('前回保存したコメントが1人分、まだ送信されていません。')
    await review.outbox.getByRole('button', { name: '送信する' }).click()
    await expect(review.outbox).toBeHidden()
    expect(await find('停電の前のコメント')).toHaveLength(1)
    expect(await school.calls('submit-writing-note')).toBe(1)
    await restarted.kill()
  },
)
