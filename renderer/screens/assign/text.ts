/** Texts of the assign wizards. */
import { limits } from '../../../shared/domain/limits'
import type { WizardKind } from '../../features/homework/wizard-kinds'

const minutes = (ms: number): number => ms / 60_000

export const text = {
  title: '宿題を出す',
  lead: 'どの宿題を出しますか。',
  wizards: {
    routine: { label: '通常の宿題', about: '教材を選んで、今すぐ、または決めた日時に出します。' },
    periodic: { label: '定期配信', about: '教材を日ごとに分けて、続けて出します。' },
    wordtest: {
      label: '単語テスト',
      about: `単語帳のパートから出します。配信は${minutes(limits.wordTestLeadMs)}分以上後です。`,
    },
  } satisfies Record<WizardKind, { label: string; about: string }>,
  writing: { label: 'AI英作文', about: 'テーマと語数を決めて出します。書いた英文に、AIがコメントをつけます。' },
  recitation: { about: '自分で選んだ英文を音読させたいときは、先に教材を作ります。', label: '音読教材を作る' },
  recent: {
    title: '最近出した宿題',
    hint: '選ぶと、同じ教材と設定で始めます。クラスと期限を決めて出します。',
    failed: '最近出した宿題を読み込めませんでした',
  },
  hasDraft: '作成の途中です',
  stepNames: {
    family: '教材の種類',
    contents: '教材',
    plan: '配信日',
    words: '単語帳',
    form: 'クラスと期限',
  },
  next: '次へ',
  back: '前へ',
  check: '内容を確認する',
  nextKey: '次へ進む',
  resumed: '前に作成の途中だった内容です。そのまま続けられます。',
  continueDraft: 'この内容で続ける',
  restart: '最初からやり直す',
  restartQuestion: '選んだ教材や入力した内容をすべて消して、最初からやり直しますか。',
  restartConfirm: 'すべて消す',
  restartQuestionIfSent:
    '前に送った宿題が出されたかどうか、まだ確認できていません。同じ宿題を出す前に、宿題一覧で確認してください。入力した内容をすべて消して、最初からやり直しますか。',
  replaceQuestion: '作成の途中の宿題があります。それを消して、複製した内容で始めますか。',
  replaceConfirm: '消して、複製で始める',
  keepDraft: '作成の途中を続ける',
} as const
