/** Reading exercises that a teacher makes (DESIGN §7 /homework/recitation/add; SPEC §7, §9). */
import path from 'node:path'
import { modelVoice, speak } from '../../main/sample-school/media/speech'
import { wavFile } from '../../main/sample-school/media/wav'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { voiceMicrophone } from './fixtures/microphone'
import { startProgram } from './fixtures/program'
import { test as base, expect, type Host, testWithOwnServers } from './fixtures/test'
import { RecitationPage } from './page-models/recitation.page'
import { RecorderPage } from './page-models/recorder.page'

const sentence = 'I get up at six every morning.'
const spoken = Buffer.from(wavFile(speak(sentence, modelVoice)))

const model = {
  recitation: async ({ teacher }: { teacher: RecitationPage['page'] }, use: (page: RecitationPage) => Promise<void>) =>
    use(new RecitationPage(teacher)),
}
const test = base.extend<{ recitation: RecitationPage }>(model)
const testWithServers = testWithOwnServers.extend<{ recitation: RecitationPage }>(model)
const chromium = voiceMicrophone
test.use({ chromium })
testWithServers.use({ chromium })

/** Starts the program again with the profile of the first run. */
const startAgain = (host: Host, folder: string) =>
  startProgram('serve.js', ['--port', '0', '--profile', host.profile, '--config', path.join(folder, 'config.json')])

test('a sentence and a chapter with the voice become a resource, which goes straight to the wizard; the next one by keyboard alone', async ({
  teacher: page,
  recitation,
  shell,
  school,
  assign,
}) => {
  await shell.go('宿題を出す')
  await page.getByRole('link', { name: '音読教材を作る' }).last().click()
  await recitation.name.fill('私の一日')
  await recitation.speak('文1', 'Ｉ get up at “six”.')
  await recitation.translation.fill('6時に起きます。')
  await recitation.slot('文章').click()
  await recitation.english.fill('I like mornings.\nThe air is cool.')
  await page.getByRole('button', { name: 'まだの音声をまとめて作る' }).click()
  await expect(recitation.list.getByText('音声あり')).toHaveCount(2)
  await expect(page.getByRole('button', { name: '原文を再生' })).toBeEnabled()
  expect(await seriousFindings(page)).toEqual([])
  await recitation.create.dblclick()
  await expect(recitation.done).toContainText('「私の一日」は「学校で作成した教材」に入りました。')
  expect(await school.calls('create-resource')).toBe(1)
  await expect(recitation.done).toContainText('今月あと29回')

  await page.getByRole('button', { name: 'この教材を宿題に出す' }).click()
  await assign.expectStep('クラスと期限')
  await expect(assign.title).toHaveValue('私の一日')
  await assign.team('2年A組').check()
  await assign.check.click()
  await assign.send.click()
  await assign.expectPublished('私の一日')

  await page.evaluate(() => {
    location.hash = '#/admin/homework-create/routine/1'
  })
  await page.getByRole('button', { name: /^学校で作成した教材/ }).click()
  await expect(assign.resource('私の一日')).toBeVisible()

  await test.step('the next one by keyboard alone', async () => {
    await recitation.open()
    await expect(recitation.name).toHaveValue('')
    await recitation.name.focus()
    await page.keyboard.type('キーボードだけ')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(recitation.slot('文2')).toHaveAttribute('aria-current', 'true')
    await recitation.english.focus()
    await page.keyboard.type(sentence)
    await recitation.make.focus()
    await page.keyboard.press('Enter')
    await expect(recitation.slot('文2')).toContainText('音声あり')
    await page.keyboard.press('Control+Enter')
    await expect(recitation.done).toContainText('「キーボードだけ」')
    await expect(page.getByRole('button', { name: 'この教材を宿題に出す' })).toBeFocused()
    await page.keyboard.press('Enter')
    await assign.expectStep('クラスと期限')
    await expect(assign.title).toHaveValue('キーボードだけ')
  })
})

test(
  'the answer of the creation is lost: it is created once',
  heldBy(
    'renderer/screens/recitation/recitation.test.tsx › is looked up if its answer is lost',
    'renderer/screens/recitation/recitation.test.tsx › is only looked up again while nobody knows its outcome',
  ),
  async ({ recitation, school }) => {
    await recitation.open()
    await recitation.name.fill('失われた返事')
    await recitation.speak('文1', sentence)
    await school.fault({ endpoint: 'create-resource', kind: 'reset-after-commit', count: 1 })
    await recitation.create.click()
    await expect(recitation.done).toContainText('「失われた返事」')
    expect(await school.calls('create-resource')).toBe(1)
  },
)

test('her own recording by the microphone or from a checked file takes the place of the voice; her reading is evaluated as a student’s', async ({
  teacher: page,
  recitation,
  school,
}) => {
  await page.context().grantPermissions(['microphone'])
  await recitation.open()
  await recitation.name.fill('自分の声')
  await recitation.speak('文1', sentence)
  await recitation.chooseOwn()

  await test.step('the microphone’s recording is heard beside the voice with one key, and is used', async () => {
    const recorder = new RecorderPage(page, page.getByRole('region', { name: '文1' }))
    await page.getByRole('button', { name: /^マイクで録音する/ }).click()
    await recorder.reach(2)
    await recorder.stop.click()
    await expect(recitation.use).toBeVisible()
    const playing = page.getByRole('region', { name: '文1' }).locator('[data-phase="playing"]')
    await page.keyboard.press('a')
    await expect(playing).toHaveAttribute('data-kind', 'recording')
    await page.keyboard.press('a')
    await expect(playing).toHaveAttribute('data-kind', 'original')
    await recitation.use.click()
    await expect(recitation.slot('文1')).toContainText('自分の録音')
    await page.getByRole('button', { name: '英語の声に戻す' }).click()
    await expect(recitation.slot('文1')).toContainText('音声あり')
    expect(await school.calls('upload-sound-file')).toBe(1)
  })

  await test.step('a file that is no sound is refused; another one is sent and used', async () => {
    await recitation.chooseOwn()
    await recitation.file.setInputFiles({
      name: '音声.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('<script>alert(1)</script>'),
    })
    await expect(
      page.getByText('MP3・WAV・M4Aの音声ファイルではありません。別のファイルを選んでください。'),
    ).toBeVisible()
    const broken = Buffer.concat([spoken.subarray(0, 12), Buffer.alloc(200, 7)])
    await recitation.file.setInputFiles({ name: 'broken.wav', mimeType: 'audio/wav', buffer: broken })
    await expect(page.getByText(/この音声ファイルは開けませんでした/)).toBeVisible()
    const silence = Buffer.from(wavFile(new Float32Array(32_000)))
    await recitation.file.setInputFiles({ name: 'silence.wav', mimeType: 'audio/wav', buffer: silence })
    await expect(page.getByText(/音が入っていません/)).toBeVisible()
    expect(await school.calls('upload-sound-file')).toBe(1)

    await recitation.file.setInputFiles({ name: '朗読.wav', mimeType: 'audio/wav', buffer: spoken })
    await expect(page.getByText(/^朗読\.wav（00:0\d）$/)).toBeVisible()
    await recitation.use.click()
    await expect(recitation.slot('文1')).toContainText('自分の録音')
    expect(await school.calls('upload-sound-file')).toBe(2)
  })

  await test.step('she reads the sentence herself, and sees the evaluation as a student would', async () => {
    await page.getByRole('button', { name: '自分で読んでみる' }).click()
    const recorder = new RecorderPage(page, page.getByRole('dialog'))
    await recorder.place.waitFor()
    await page.keyboard.press('m')
    await recorder.reach(3)
    await page.keyboard.press('m')
    const result = page.getByRole('region', { name: '生徒に見える評価' })
    await expect(result.getByText(/サンプル校の採点です/)).toBeVisible()
    await expect(result.locator('[data-view="recitation-sentence-reading"]')).toContainText('総合点')
    await expect(result.getByText(/^完成度/).first()).toBeVisible()
    await expect(result.locator('[data-read] span').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await recitation.create.click()
  await expect(recitation.done).toBeVisible()
})

test(
  'without remaining times nothing can be created, and nothing is lost',
  heldBy(
    'renderer/screens/recitation/recitation.test.tsx › is not possible without remaining times, and nothing is lost',
  ),
  async ({ teacher: page, recitation, school }) => {
    await school.fault({ endpoint: 'get_remaining_times', kind: 'data', data: { remaining_times: 0 } })
    await recitation.open()
    await expect(page.getByText('今月は、これ以上作成できません。')).toBeVisible()
    await expect(recitation.create).toBeDisabled()
  },
)

testWithServers(
  'a draft comes back after the program was killed, with its sounds',
  heldBy(
    'renderer/screens/recitation/recitation.test.tsx › is stored while the teacher types',
    'renderer/screens/recitation/recitation.test.tsx › comes back with the sounds that the server has',
    'main/store/drafts.test.ts › returns the latest draft, also after a restart',
  ),
  async ({ page, teacher, recitation, host, folder, login, home, pageChecks }) => {
    await expect(teacher).toHaveURL(/#\/admin\/home/)
    await recitation.open()
    await recitation.name.fill('続きから')
    await recitation.speak('文2', sentence)
    const stored = page.waitForResponse(response => {
      const body = response.request().postData() ?? ''
      return body.includes('drafts.write') && body.includes('毎朝6時に起きます。')
    })
    await recitation.translation.fill('毎朝6時に起きます。')
    await stored
    pageChecks.allow(/WebSocket|ERR_CONNECTION/)
    await host.kill()
    const restarted = await startAgain(host, folder)
    await login.open(restarted.address)
    await login.logIn()
    await expect(home.heading).toBeVisible()
    await recitation.open()
    await expect(recitation.name).toHaveValue('続きから')
    await expect(recitation.slot('文2')).toContainText('音声あり')
    await expect(recitation.translation).toHaveValue('毎朝6時に起きます。')
    await page.goto('about:blank')
    await restarted.stop()
  },
)
