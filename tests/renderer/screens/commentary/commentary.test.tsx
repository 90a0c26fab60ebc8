import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Commentary } from '../../../../renderer/screens/commentary/Commentary'
import { Sounds } from '../../../../renderer/screens/commentary/Sounds'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { putBridge, renderScreen } from '../../render'
import { homework, row } from '../homework/samples'
import { blanks, choices, given, overview, overviews, reading, resource, resources, topic } from './samples'

const students = [
  row('a', '阿部 陽菜', {}),
  row('b', '𠮷田 大翔', {}, { team_id: '5', team_name: '2年B組' }),
  row('c', '髙橋 葵', {}, { team_id: '5', team_name: '2年B組' }),
]

let fake: FakeBridge
const requestFullscreen = vi.fn(() => Promise.resolve())
beforeEach(() => {
  fake = putBridge({ session: teacher })
  Object.assign(document.documentElement, { requestFullscreen })
  const topics = [blanks, choices, reading]
  fake.api('homework-basic-info', () => success(homework()))
  fake.api('homework-topic-list', () => success({ items: topics, total: topics.length }))
  fake.api('one-topic-question-overview', ({ topic_id }) => success(overviews[topic_id] ?? { items: [], total: 0 }))
  fake.api('resource-preview', ({ topic_id = '' }) => {
    const found = resources[topic_id]
    return found ? success(found) : refusal(400)
  })
  fake.api('topic-score-overview-y', () => success({ items: students, total: students.length }))
  fake.answer('media.resolve', ({ base, files }) => success({ addresses: files.map(file => `${base}/${file}`) }))
})
afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
  requestFullscreen.mockClear()
})

const open = (query = '') =>
  renderScreen(<Commentary />, {
    path: '/admin/commentary/:homeworkId',
    url: `/admin/commentary/501${query}`,
  })
const findQuestion = (no: number) => screen.findByRole('heading', { name: `No.${no} / 4` })
const bars = () =>
  within(screen.getByRole('list', { name: 'みんなの答え' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
/** The marks that colour the bars. */
const colours = () =>
  within(screen.getByRole('list', { name: 'みんなの答え' }))
    .getAllByRole('listitem')
    .map(item => item.dataset.mark)
const model = () => screen.queryByRole('region', { name: '正解' })
const names = () => students.filter(({ nickname }) => screen.queryByText(new RegExp(nickname)) !== null).length
const noQuestions = 'この宿題には、講評できる設問がまだありません。'
const press = (keys: string) => userEvent.setup().keyboard(keys)

describe('the commentary', () => {
  it('starts with the lowest correct rate, without names and marks', async () => {
    open()
    await findQuestion(3)
    expect(await screen.findByText('Where is the speaker going?')).toBeVisible()
    expect(screen.getAllByText('33%')[0]).toBeVisible()
    expect(bars()).toEqual(['1To the park.2人', '2To the library.1人', '3To the station.0人'])
    expect(colours()).toEqual([undefined, undefined, undefined])
    expect(names()).toBe(0)
    expect(screen.queryByText('正解')).toBeNull()
    expect(screen.queryByText(/図書館へ行きます/)).toBeNull()
    expect(fake.requests('topic-score-overview-y')).toHaveLength(0)
  })

  it('reveals the answer on demand, only for its own question', async () => {
    open('?no=1&order=natural')
    await screen.findByText('goed')
    await press('{Enter}')
    expect(bars()).toEqual(['got正解2人', 'goed不正解1人'])
    expect(colours()).toEqual(['right', 'wrong'])
    expect(within(screen.getByRole('region', { name: '正解' })).getByText('got')).toBeVisible()
    await press('j')
    await findQuestion(2)
    await screen.findByText('since')
    expect(screen.queryByRole('region', { name: '正解' })).toBeNull()
    await press('k')
    await findQuestion(1)
    expect(screen.queryByRole('region', { name: '正解' })).toBeNull()
    await press('r')
    expect(screen.getByRole('region', { name: '正解' })).toBeVisible()
    await press('r')
    expect(screen.queryByRole('region', { name: '正解' })).toBeNull()
  })

  it('shows names on demand, for one question only', async () => {
    open('?no=1&order=natural')
    await screen.findByText('goed')
    await press('n')
    await screen.findByText('阿部 陽菜、𠮷田 大翔')
    expect(screen.getByText('髙橋 葵')).toBeVisible()
    await press('{ArrowRight}')
    await findQuestion(2)
    expect(names()).toBe(0)
    await press('{ArrowLeft}')
    await findQuestion(1)
    expect(names()).toBe(0)
    await press('n')
    await screen.findByText('髙橋 葵')
    // after unlocking, the names must not be on the projector
    act(() => fake.emit('lock.changed', { generation: teacher.generation, isLocked: true, hasRunningExport: false }))
    await waitFor(() => expect(names()).toBe(0))
  })

  it('hides names and the answer again when the order or the class changes', async () => {
    open('?no=1&order=natural')
    await screen.findByText('goed')
    await press('{Enter}n')
    await screen.findByText('髙橋 葵')
    expect(model()).toBeVisible()
    await press('o')
    await waitFor(() => expect(screen.getByRole('radio', { name: '正答率の低い順' })).toBeChecked())
    expect(names()).toBe(0)
    expect(model()).toBeNull()
    await press('{Enter}n')
    await screen.findByText('髙橋 葵')
    expect(model()).toBeVisible()
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年B組')
    await screen.findByText('解答 2人／2人中')
    expect(names()).toBe(0)
    expect(model()).toBeNull()
  })

  it('says that the names are loading until all of them are known', async () => {
    fake.api('topic-score-overview-y', () => new Promise<never>(() => undefined))
    open('?no=1&order=natural')
    await screen.findByText('goed')
    await press('n')
    expect(await screen.findAllByText('生徒の名前を読み込んでいます')).toHaveLength(2)
  })

  it('gives its buttons no focus on a click, so that the keys still act on the slide', async () => {
    open('?no=1&order=natural')
    await screen.findByText('goed')
    const button = screen.getByRole('button', { name: '次の設問' })
    await userEvent.setup().click(button)
    expect(await screen.findByRole('heading', { name: /^No\.2 / })).toBeVisible()
    expect(button).not.toHaveFocus()
  })

  it('says that the names could not be read, and shows them after another try', async () => {
    fake.api('topic-score-overview-y', () => refusal(400))
    open('?no=1&order=natural')
    await screen.findByText('goed')
    await press('n')
    expect(await screen.findByText('生徒の名前を読み込めませんでした。')).toBeVisible()
    fake.api('topic-score-overview-y', () => success({ items: students, total: students.length }))
    await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('阿部 陽菜、𠮷田 大翔')).toBeVisible()
  })

  it('shows no scores of a class whose students could not be read', async () => {
    fake.api('topic-score-overview-y', () => refusal(400))
    open('?no=1&order=natural&team=5')
    expect(await screen.findByText('生徒の名前を読み込めませんでした。')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'No.1 / 4' })).toBeNull()
  })

  it('shows the scores of a class only when its students are known', async () => {
    let answer = (): void => undefined
    fake.api('topic-score-overview-y', async () => {
      await new Promise<void>(resolve => (answer = resolve))
      return success({ items: students, total: students.length })
    })
    open('?no=1&order=natural&team=5')
    expect(await screen.findByRole('combobox', { name: 'クラス' })).toHaveDisplayValue('2年B組')
    expect(screen.queryByRole('heading', { name: 'No.1 / 4' })).toBeNull()
    expect(screen.queryByText(noQuestions)).toBeNull()
    act(() => answer())
    await findQuestion(1)
    expect(screen.getByText('解答 2人／2人中')).toBeVisible()
  })

  it('shows the translation of a passage only once the answer is revealed', async () => {
    const passage = topic('91', 'reading-comprehension', '長文')
    const question = { index: 1, question_id: '1', question: 'What does Tom like?' }
    const choose = ['Dogs.', 'Cats.'].map((content, at) => ({ index: at + 1, content, correct: at === 0 ? 1 : 0 }))
    const item = { index: 1, question_id: 'p', screen_text: 'Tom likes dogs.', screen_text_jp: 'トムは犬が好きです。' }
    fake.api('homework-topic-list', () => success({ items: [passage], total: 1 }))
    fake.api('one-topic-question-overview', () =>
      success({ items: [overview('1', { correct_percent: 100 }, given('1', 100, 'a'))], total: 1 }),
    )
    fake.api('resource-preview', () =>
      success(resource(passage, { items: [{ ...item, questions: [{ ...question, choose }] }] })),
    )
    open()
    expect(await screen.findByText('Tom likes dogs.')).toBeVisible()
    expect(screen.queryByText('トムは犬が好きです。')).toBeNull()
    await press('{Enter}')
    expect(screen.getByText('トムは犬が好きです。')).toBeVisible()
  })

  it('shows no empty line below a passage without a translation', async () => {
    const withPassage = topic('91', 'reading-comprehension', '長文')
    const question = {
      index: 1,
      question_id: '1',
      question: 'What does Tom like?',
      answers: [{ index: 1, content: 'Dogs.' }],
    }
    fake.api('homework-topic-list', () => success({ items: [withPassage], total: 1 }))
    fake.api('resource-preview', () =>
      success(
        resource(withPassage, {
          items: [{ index: 1, question_id: 'p', screen_text: 'Tom likes dogs.', questions: [question] }],
        }),
      ),
    )
    open()
    const passage = await screen.findByText('Tom likes dogs.')
    await press('{Enter}')
    expect(model()).toBeVisible()
    expect(defined(passage.closest('p')).nextElementSibling).toBeNull()
  })

  it('follows the chosen order, and jumps to the first, the last and a numbered question', async () => {
    open()
    await findQuestion(3)
    await press('{PageDown}')
    await findQuestion(1)
    await press('{End}')
    await findQuestion(2)
    await press('{PageDown}')
    expect(await screen.findByText('最後の設問です')).toBeVisible()
    const [toPrevious, toNext] = [screen.getByTitle('前の設問（←）'), screen.getByTitle('次の設問（→）')]
    expect([toPrevious, toNext].map(button => button.matches(':disabled'))).toEqual([false, true])
    await press('{Home}')
    await findQuestion(3)
    expect([toPrevious, toNext].map(button => button.matches(':disabled'))).toEqual([true, false])
    await press('{PageUp}')
    expect(await screen.findByText('最初の設問です')).toBeVisible()
    await userEvent.setup().click(screen.getByText('順番どおり'))
    await press('{Home}')
    await findQuestion(1)
    await press('g')
    for (const wrong of ['５', '{Backspace}０']) {
      await press(`${wrong}{Enter}`)
      expect(await screen.findByText('1から4までの番号を入力してください。')).toBeVisible()
    }
    await press('{Backspace}４')
    const number = screen.getByRole('textbox', { name: '設問の番号' })
    expect(number).toBeValid()
    expect(fireEvent.keyDown(number, { key: 'Enter', keyCode: 229 })).toBe(false)
    expect(number).toBeVisible()
    await press('{Enter}')
    await findQuestion(4)
    expect(screen.getAllByText('70点')[0]).toBeVisible()
    await userEvent.setup().click(screen.getByRole('button', { name: /^No.2/ }))
    await findQuestion(2)
  })

  it('opens at the last question again, but not after the session has ended', async () => {
    const first = open('?no=4&order=natural')
    await findQuestion(4)
    first.unmount()
    const second = open()
    await findQuestion(4)
    second.unmount()
    fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' })
    fake.emit('session.changed', { generation: 3, session: { ...teacher, generation: 3 } })
    open()
    expect(await findQuestion(3)).toBeVisible()
  })

  it('shows the score distribution of spoken answers, without names', async () => {
    open('?no=4')
    const list = await screen.findByRole('list', { name: '得点の分布' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['A1人', 'B1人', 'C1人', '未回答0人'])
    await press('n')
    expect(await screen.findByText('得点の分布では、名前を出しません')).toBeVisible()
    expect(screen.getByRole('button', { name: 'つまずいた語を見る' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: '名前を出す' })).toBeNull()
    expect(fake.requests('topic-score-overview-y')).toHaveLength(0)
  })

  it('counts only written answers as kinds of answers', async () => {
    const answers = [given('got', 100, 'a'), given('', 0, 'b'), given('', undefined, 'c')]
    fake.api('one-topic-question-overview', () =>
      success({ items: [overview('1', { correct_percent: 33 }, ...answers)], total: 1 }),
    )
    open('?no=1&order=natural')
    await screen.findByText('みんなの答え 1とおり')
    expect(bars()).toEqual(['got1人', '（空欄）1人', '未回答1人'])
  })

  it('counts the answers of one class', async () => {
    open('?no=1&order=natural')
    await findQuestion(1)
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年B組')
    await waitFor(() => expect(screen.getByText('解答 2人／2人中')).toBeVisible())
    await waitFor(() => expect(bars()).toEqual(['got1人', 'goed1人']))
    expect(screen.getAllByText('50%').length).toBeGreaterThan(0)
  })

  it('restores the shortcut keys after a class or an order is chosen', async () => {
    open('?no=1&order=natural')
    await findQuestion(1)
    const team = screen.getByRole('combobox', { name: 'クラス' })
    await userEvent.setup().selectOptions(team, '2年B組')
    await screen.findByText('解答 2人／2人中')
    expect(team).not.toHaveFocus()
    await press('{ArrowRight}')
    await findQuestion(2)
    expect(team).toHaveDisplayValue('2年B組')
    await userEvent.setup().click(screen.getByText('正答率の低い順'))
    await press('{Home}{ArrowRight}')
    await findQuestion(1)
    expect(screen.getByRole('radio', { name: '正答率の低い順' })).toBeChecked()
  })

  it('changes the order by a key, and names the key', async () => {
    open()
    await findQuestion(3)
    expect(screen.getByTitle('設問の順番を替える（O）')).toBeVisible()
    await press('o{Home}')
    await findQuestion(1)
    expect(screen.getByRole('radio', { name: '順番どおり' })).toBeChecked()
    await press('o')
    await waitFor(() => expect(screen.getByRole('radio', { name: '正答率の低い順' })).toBeChecked())
    await press('?')
    const label = await screen.findByText('設問の順番を替える')
    await waitFor(() => expect(label).toBeVisible())
  })

  it('labels every button, and names its key in the title', async () => {
    open('?no=1&order=natural')
    await screen.findByText('goed')
    const foot = () =>
      within(screen.getByRole('region', { name: '講評の画面' })).getAllByTitle(/（(←|Enter|N|L|F|\?|→)）$/)
    expect(foot().map(button => button.title)).toEqual([
      '前の設問（←）',
      '正解を見る（Enter）',
      '名前を出す（N）',
      '一覧（L）',
      '全画面（F）',
      'キー操作（?）',
      '次の設問（→）',
    ])
    await press('n')
    expect(screen.getByTitle('名前をかくす（N）')).toBeVisible()
  })

  it('scrolls to the correct answer when it is revealed', async () => {
    const seen: (string | null)[] = []
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      if (!this.hasAttribute('data-no')) seen.push(this.textContent)
    })
    open()
    await screen.findByText('Where is the speaker going?')
    expect(seen).toEqual([])
    await press('{Enter}')
    expect(seen).toEqual(['2To the library.正解1人'])
    await press('{Enter}')
    expect(seen).toHaveLength(1)
    scroll.mockRestore()
  })

  it('shows the conditions of a writing before the reveal, and the mean if partial points count', async () => {
    const task = topic('91', 'topic-writing', '作文')
    const dictation = topic('92', 'dictation', '書き取り')
    fake.api('homework-topic-list', () => success({ items: [task, dictation], total: 2 }))
    fake.api('one-topic-question-overview', ({ topic_id }) =>
      success({
        items: [
          topic_id === '91'
            ? overview('1', { average_score: 80 }, given('I like it.', 80, 'a'))
            : overview('1', { correct_percent: 100 }, given('I went.', 60, 'a', 'b'), given('I went home.', 100, 'c')),
        ],
        total: 1,
      }),
    )
    fake.api('resource-preview', ({ topic_id = '' }) =>
      success(
        topic_id === '91'
          ? resource(task, { items: [{ index: 1, question: 'My hobby', tips: '25〜40語の英文で書きましょう。' }] })
          : resource(dictation, { items: [{ index: 1, screen_text: 'I went home.', audio_file: 'a.wav' }] }),
      ),
    )
    open('?no=1&order=natural')
    expect(await screen.findByText('25〜40語の英文で書きましょう。')).toBeVisible()
    expect(screen.queryByText('解説')).toBeNull()
    await press('j')
    expect(await screen.findByText('正答率（解答した人の平均 73.3点）')).toBeVisible()
  })

  it('enters full screen; Esc leaves full screen first and then the page', async () => {
    open()
    await findQuestion(3)
    await press('f')
    expect(requestFullscreen).toHaveBeenCalledOnce()
    expect(document.documentElement).toHaveAttribute('data-stage')
    // full screen hides the list until it is opened
    const list = () => screen.queryByRole('navigation', { name: '設問の一覧' })
    expect(list()).toBeNull()
    await press('l')
    expect(list()).toBeVisible()
    await press('{Escape}')
    expect(document.documentElement).not.toHaveAttribute('data-stage')
    expect(screen.getByRole('heading', { name: 'No.3 / 4' })).toBeVisible()
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'No.3 / 4' })).toBeNull())
  })

  it('leaves full screen when the page closes', async () => {
    const view = open()
    await findQuestion(3)
    await press('f')
    expect(document.documentElement).toHaveAttribute('data-stage')
    view.unmount()
    expect(document.documentElement).not.toHaveAttribute('data-stage')
  })

  it('keeps the question visible until the next one is loaded', async () => {
    let answer = (): void => undefined
    fake.api('resource-preview', async ({ topic_id = '' }) => {
      if (topic_id === '91') await new Promise<void>(resolve => (answer = resolve))
      const found = resources[topic_id]
      return found ? success(found) : refusal(400)
    })
    open()
    await screen.findByText('Where is the speaker going?')
    await press('{ArrowRight}')
    expect(screen.getByRole('heading', { name: 'No.3 / 4' })).toBeVisible()
    act(() => answer())
    await findQuestion(1)
    expect(screen.queryByText('Where is the speaker going?')).toBeNull()
  })

  it('names the topics that failed to load, and loads them again', async () => {
    let broken = true
    fake.api('one-topic-question-overview', ({ topic_id }) =>
      topic_id === '91' && broken ? refusal(400) : success(overviews[topic_id] ?? { items: [], total: 0 }),
    )
    open()
    expect(await screen.findByRole('heading', { name: 'No.1 / 2' })).toBeVisible()
    expect(screen.getByText(/読み込めなかった課題があります：空所補充/)).toBeVisible()
    broken = false
    await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('heading', { name: 'No.3 / 4' })).toBeVisible()
  })

  it('shows a text of up to 44 letters large and beside its picture, a longer one above it', async () => {
    const texts = ['a'.repeat(44), 'b'.repeat(45)]
    fake.api('homework-topic-list', () => success({ items: [blanks], total: 1 }))
    fake.api('resource-preview', () =>
      success(
        resource(blanks, {
          items: texts.map((screen_text, at) => ({ index: at + 1, screen_text, screen_pic: `${at}.png` })),
        }),
      ),
    )
    open('?no=1&order=natural')
    expect((await screen.findByText(defined(texts[0]))).closest('[data-size]')).toHaveAttribute('data-size', 'large')
    const pictureBox = async () => (await screen.findByRole('img', { name: '設問の画像' })).closest('[data-beside]')
    expect(await pictureBox()).not.toBeNull()
    await press('j')
    expect((await screen.findByText(defined(texts[1]))).closest('[data-size]')).toHaveAttribute('data-size', 'middle')
    expect(await pictureBox()).toBeNull()
  })

  it('works without the question texts if they cannot be loaded', async () => {
    fake.api('resource-preview', () => refusal(400))
    fake.api('topic-answer-paper', () => refusal(400))
    open('?no=1&order=natural')
    expect(await screen.findByText('設問の文を読み込めませんでした。')).toBeVisible()
    expect(bars()).toEqual(['got2人', 'goed1人'])
  })

  it('says that the homework does not exist, without a retry button', async () => {
    for (const name of ['homework-basic-info', 'homework-topic-list'] as const) fake.api(name, () => refusal(404))
    open()
    expect(await screen.findByText(/この宿題は見つかりません。/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })

  it('says that there are no questions yet, but not while they are loading', async () => {
    let answer = (): void => undefined
    fake.api('homework-topic-list', async () => {
      await new Promise<void>(resolve => (answer = resolve))
      return success({ items: [], total: 0 })
    })
    open()
    expect(await screen.findByRole('heading', { name: /^講評：/ })).toBeVisible()
    expect(screen.queryByText(noQuestions)).toBeNull()
    act(() => answer())
    expect(await screen.findByText(noQuestions)).toBeVisible()
  })
})

it('numbers the sounds of a question of which there are several of a kind', () => {
  const sounds = [
    { file: 'a.mp3', kind: 'original' },
    { file: 'b.mp3', kind: 'original' },
    { file: 'c.mp3', kind: 'sample' },
  ] as const
  renderScreen(<Sounds sounds={sounds} media={file => `https://m.example/${file}`} onReload={() => undefined} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '原文を再生1',
    '原文を再生2',
    '解答例を再生',
  ])
})
