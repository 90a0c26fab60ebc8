/**
 * The Japanese texts of the specification as literals, and the file that holds each one. Tests of the screens show them
 * in use; spec-limits.test.ts has the numbers.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/text'

/** The messages of SPEC §8 whose words it gives. */
const messages = {
  serverFault: 'サービス異常。もう一度やり直してください。',
  failed: '処理が失敗しました。再度お試しください。',
  noRecording: '録音データがありません。',
  passwordReset: 'パスワード再設定が成功しました。',
  noSentenceResults: '評価できる文がないか、誤りは見つかりませんでした。',
}

/** Each text, and the text table that holds it. */
const texts: readonly [text: string, file: string][] = [
  ...Object.values(messages).map((text): [string, string] => [text, 'shared/text.ts']),
  ['アカウントIDを入力してください。', 'shared/text.ts'],
  ['パスワードを入力してください。', 'shared/text.ts'],
  ['無効な文字が含まれています', 'renderer/ui/form/text.ts'],
  ['アドバイス', 'renderer/results/views/writing/text.ts'],
  ['文法・スペルの誤り', 'renderer/results/views/writing/text.ts'],
  ['モデル', 'renderer/results/views/writing/text.ts'],
  ['平均点', 'renderer/results/text.ts'],
  ['原文を再生', 'renderer/audio/text.ts'],
  ['録音を再生', 'renderer/audio/text.ts'],
  ['発音', 'renderer/results/text.ts'],
  ['流暢度', 'renderer/results/text.ts'],
  ['完成度', 'renderer/results/text.ts'],
  ['コメントをつける', 'renderer/results/views/writing/editor/text.ts'],
  ['編集', 'renderer/results/views/writing/editor/text.ts'],
  ['削除', 'renderer/results/views/writing/editor/text.ts'],
  ['コメントする', 'renderer/results/views/writing/editor/text.ts'],
  ['コメント編集', 'renderer/results/views/writing/editor/text.ts'],
  [
    '※コメントをつける部分を左クリック＋ドラッグで範囲指定してください。',
    'renderer/results/views/writing/editor/text.ts',
  ],
]

describe('the texts of the specification', () => {
  it.each(texts)('%s is in %s', (text, file) => {
    expect(readFileSync(file, 'utf8')).toContain(`'${text}'`)
  })

  it('are all named here', () => {
    const specification = readFileSync('docs/specification.md', 'utf8')
    const found =
      specification.match(/[※ぁ-んァ-ヶ一-龠A-Z・、。＋ー]*[ぁ-んァ-ヶ一-龠][ぁ-んァ-ヶ一-龠A-Z・、。＋ー]*/g) ?? []
    expect(found.length).toBeGreaterThanOrEqual(23)
    expect(found.filter(each => !texts.some(([text]) => text === each))).toEqual([])
  })

  it('of the error catalogue are in one table, with the exact words (SPEC §8)', () => {
    expect(catalogue).toMatchObject(messages)
  })

  it('has words of ours for the messages whose words SPEC §8 leaves open', () => {
    const { notFound, updated, mailSent, ...words } = catalogue
    expect(words).toEqual({
      ...messages,
      operation: '操作に失敗しました。',
      fileFault: 'ファイルを読み込めませんでした。再試行すると、画面を読み込み直します。',
      unsupportedPage: 'この画面は、このバージョンのはなまるでは表示できません。',
      noSpeechServer: '音声評価のサーバーにつながりません。',
      speechLost: '音声評価のサーバーとの接続が切れました。',
    })
    expect(notFound('宿題')).toBe('この宿題は見つかりません。削除されたか、見る権限がありません。')
    expect(updated('メールアドレス')).toBe('メールアドレスを変更しました。')
    expect(mailSent('a@example.jp')).toBe('a@example.jp に確認コードを送りました。')
  })
})
