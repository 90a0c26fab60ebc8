import { peopleCount as people } from '../../../../shared/text'
import { names } from '../../../features/roster/text'

/** Texts of the dialogs about students of one class. */
export const text = {
  batch: {
    grade_name: {
      title: '学年を変える',
      label: '新しい学年',
      done: (count: number) => `${people(count)}の学年を変更しました。`,
    },
    class_name: {
      title: '組を変える',
      label: '新しい組',
      done: (count: number) => `${people(count)}の組を変更しました。`,
    },
    now: (values: readonly { value: string; count: number }[]) =>
      `いま：${values.map(({ value, count }) => `${value || '（空）'} ${people(count)}`).join('、')}`,
    hint: '空にして確定すると、消えます。',
    apply: (count: number) => `${people(count)}を変更する`,
    same: 'いまと同じ内容です。',
    partly: (count: number, reason: string) => `${people(count)}は変更できませんでした。${reason}`,
  },
  reset: {
    title: '番号・学年・組を空にする',
    intro: (count: number) =>
      `選んだ${people(count)}について、空にする項目を選んでください。名前・生徒ID・パスワードは変わりません。`,
    option: (field: string, count: number, values: readonly string[]) =>
      count === 0 ? `${field}（空にするものはありません）` : `${field}（${people(count)}分：${names(values, 4)}）`,
    none: '空にする項目を選んでください。',
    apply: '空にする',
    done: (count: number) => `${people(count)}分を空にしました。`,
  },
  leave: {
    from: (team: string) => `「${team}」`,
    undo: '外したあと10秒以内なら、画面の下の「取り消す」で元に戻せます。そのあとは、名簿の取り込みでクラスに入れ直します。',
  },
  branches: {
    title: (name: string) => `${name}さんのこれまでのクラス`,
    table: 'これまでのクラス',
    columns: { team: 'クラス', join: '入った日', leave: '出た日' },
    current: 'いま',
    fromStart: '最初から',
    failed: 'これまでのクラスを読み込めませんでした',
    empty: '入ったことのあるクラスはありません',
  },
  newPassword: {
    title: (name: string) => `${name}さんのパスワードを変える`,
    effect: '変えると、初期パスワードは使えなくなります。新しいパスワードは、あとからこの画面で見ることはできません。',
    apply: 'パスワードを変える',
    done: (name: string) => `${name}さんのパスワードを変更しました。`,
  },
} as const
