/** A new teacher finds from the help alone how to do a task: what she types leads to the article. */
import { expect, it } from 'vitest'
import { findArticles } from '../../../../renderer/features/guide/guide'

it.each([
  ['宿題を出す', 'assign'],
  ['しゅくだいをだす', 'assign'],
  ['未提出', 'submissions'],
  ['てんさく', 'marking'],
  ['テンサク', 'marking'],
  ['講評', 'commentary'],
  ['成績表　保護者', 'student-report'],
  ['excel 名簿', 'roster-import'],
  ['Ｅｘｃｅｌ　転記', 'own-sheet'],
  ['クラス替え', 'rollover'],
  ['パスワード 忘れた', 'passwords'],
  ['グラフ', 'progress-graph'],
  ['延長', 'redistribute'],
  ['つながらない', 'connection'],
  ['もう一度送る', 'messages'],
  ['バグ', 'report-fault'],
  ['宿題を出したい', 'assign'],
  ['生徒のパスワードを変えたい', 'passwords'],
  ['クラスを作るには', 'classes'],
])('「%s」 leads to %s', (query, id) => {
  expect(
    findArticles(query)
      .slice(0, 3)
      .map(article => article.id),
  ).toContain(id)
})

it.each(['', '　', 'ほげほげ', '宿題 ほげほげ'])('「%s」 finds nothing', query => {
  expect(findArticles(query)).toEqual([])
})
