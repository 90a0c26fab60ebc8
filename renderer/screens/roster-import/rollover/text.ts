/** Texts of 年次更新. */
import type { NameFault } from '../../../../shared/domain/students'
import { peopleCount } from '../../../../shared/text'

const number = (count: number): string => count.toLocaleString('ja-JP')
const classCount = (count: number): string => `${number(count)}クラス`

type PlanCount = 'moves' | 'leaves' | 'created' | 'changed' | 'stay'

export const text = {
  title: '年次更新',
  list: 'クラス・ID編集',
  facts:
    '進級、クラス替え、卒業をまとめて行います。最後に確認して「切りかえる」を押すまで、生徒のクラスは変わりません。',
  copied: (time: string) =>
    `サーバーにつながらないため、${time}に保存した生徒を表示しています。この間は切りかえられません。つながると、自動で読み直します。`,
  steps: { source: '名簿', classes: 'クラスの行き先', preview: '確認', run: '日にち' },
  back: '戻る',
  next: '次へ',
  source: {
    label: '何をもとにしますか',
    classes: '今のクラスから',
    classesHint: 'クラスごとに、進級先か卒業を選びます。1人ずつの行き先は、「確認」で変えられます。',
    file: '来年度の名簿から',
    fileHint:
      'クラス替えのあとの名簿を読みます。クラスの列に、来年度のクラスを書いてください（卒業する生徒は「卒業」）。',
    saved: 'とちゅうで閉じた年次更新の続きです。',
    restart: 'はじめからやり直す',
    table: '読み取った名簿',
    large: '名簿が大きいため、この画面を閉じると、読み取った名簿は残りません。',
  },
  classes: {
    label: 'クラスの行き先',
    file: '名簿のクラス',
    others: '名簿にない生徒',
    othersHint: '名簿にない生徒だけが、ここで選んだ行き先に移ります。「今のまま」のクラスの生徒は、何も変わりません。',
    from: '今のクラス',
    count: '人数',
    to: '行き先',
    new: '新しいクラス',
    leaves: '卒業（クラスから外れる）',
    stays: '今のまま',
    targetOf: (name: string) => `${name}の行き先`,
    nameOf: (name: string) => `${name}の新しいクラスの名前`,
    use: '来年度のクラス',
    makes: '新しいクラスを作る',
    reuses: '今のクラスを使う',
    makesHint: '新しいクラスは、切りかえる日まで隠しておきます。今の宿題と成績は、今のクラスに残ります。',
    reusesHint: '今のクラスに、新しい生徒が入ります。前の生徒の宿題も、同じクラスの一覧に残ります。',
    keepsNumbers: '番号は今のままにする（外すと、番号を空にします）',
    hidesOld: '生徒がいなくなったクラスを、宿題の配信先から隠す',
    none: '生徒のいるクラスがありません。',
    noClass: '名簿にクラスの列が見つかりません。「名簿」で列の対応を選んでください。',
    fault: {
      empty: 'クラス名を入力してください',
      length: 'クラス名は20文字までです',
      characters: '使えない文字（絵文字など）があります',
    } satisfies Record<NameFault, string>,
    exists: 'この名前のクラスはもうあります',
  },
  preview: {
    summary: ({ moves, leaves, created, changed, stay }: Record<PlanCount, number>) =>
      [
        moves > 0 ? `進級・クラス替え ${peopleCount(moves)}` : '',
        leaves > 0 ? `卒業 ${peopleCount(leaves)}` : '',
        created > 0 ? `新規 ${peopleCount(created)}` : '',
        changed > 0 ? `変更 ${peopleCount(changed)}` : '',
        stay > 0 ? `今のまま ${peopleCount(stay)}` : '',
      ]
        .filter(part => part !== '')
        .join('、'),
    none: '変わる生徒はいません。',
    stay: (count: number) => `${peopleCount(count)}は今のクラスのままです（クラスのない生徒を除く）。`,
    show: '表示',
    hide: '隠す',
    stayList: '今のクラスのままの生徒',
    left: (count: number) => `エラーと要確認の${number(count)}行は、切りかえません。`,
    fileTitle: '年次更新の計画',
    headings: {
      kind: '判定',
      id: '生徒ID',
      name: '生徒名',
      team: '今のクラス',
      number: '今の番号',
      newTeam: '新しいクラス',
      newNumber: '新しい番号',
      content: '内容',
    },
  },
  homework: {
    label: '終わっていない宿題',
    none: '移る生徒のクラスに、終わっていない宿題はありません。',
    warning:
      '宿題は今のクラスに残ります。移った生徒が続きをできるかどうかは、サーバーによります。期限のあとの日に切りかえると確実です。',
    open: (count: number) => `${number(count)}件`,
    unsubmitted: (count: number) => `未提出 のべ${peopleCount(count)}`,
    mine: (titles: string) => `自分の宿題：${titles}`,
    title: (title: string, end: string) => (end === '' ? title : `${title}（期限 ${end}）`),
    comma: '、',
    failed: '宿題を確認できませんでした。',
  },
  run: {
    label: '切りかえる日',
    now: '今日、すぐに切りかえる',
    later: '日を選ぶ',
    day: '切りかえる日',
    noDay: '明日からあとの日を選んでください',
    laterHint:
      'この日までは、新しいクラスは作るだけで隠しておき、生徒は今のクラスのままです。この日になったら、このパソコンでログインして、年次更新の「切りかえる」を押してください。だれも開かなければ、何も変わりません（生徒は今のクラスのまま、新しいクラスは隠れたままです）。',
    nowHint: '新しいクラスは、生徒がそろうまで隠しておき、終わったときに出します。',
    undo: '切りかえたあと30日の間は、このパソコンで元に戻せます。',
    cannotUndo:
      '元に戻せないもの：作ったクラスと新しい生徒IDは消えません（クラスは隠し、生徒はクラスから外します）。あとからほかの人が変えた生徒は、元に戻しません。',
    graduates: '卒業する生徒は、クラスから外れます。アカウントと成績は残ります。',
    typeLeaves: (count: number) => `卒業する生徒の人数（${peopleCount(count)}）を入力してください`,
    tooMany: (most: number) =>
      `一度に切りかえられるのは${peopleCount(most)}までです。「クラスの行き先」で一部のクラスを「今のまま」にして、何回かに分けてください。`,
    start: (count: number) => `${peopleCount(count)}を切りかえる`,
    schedule: (day: string) => `${day}に予定する`,
    confirm: '切りかえる',
    confirmSchedule: '予定する',
    title: '切りかえますか',
    scheduleTitle: '予定しますか',
    made: (names: string) => `作るクラス：${names}`,
  },
  state: {
    scheduled: (day: string, count: number) =>
      `${day}に、${peopleCount(count)}のクラスを切りかえる予定です。それまで、生徒は今のクラスのままです。`,
    due: (count: number) => `切りかえる日になりました。${peopleCount(count)}のクラスを切りかえます。`,
    how: 'この日になったら、このパソコンでログインして、この画面の「切りかえる」を押してください。だれも開かなければ、何も変わりません。',
    made: (count: number) => `${classCount(count)}を作って、隠してあります。`,
    notMade: (count: number) => `まだ作っていないクラスが${number(count)}つあります。`,
    changes: {
      label: '予定のあとに変わった生徒',
      left: (count: number) =>
        `${peopleCount(count)}は、予定のあとにクラスや情報が変わったか、いなくなったため、切りかえません。クラスの画面で確認してください。`,
      elsewhere:
        '別のパソコンなどで、この年次更新がすでに行われたようです。行われていれば、この予定を取りやめてください。',
      staying: (count: number) =>
        `${peopleCount(count)}は、切りかえるクラスにいますが、予定に入っていません（予定のあとに入った生徒など）。今のクラスに残ります。`,
      mended: (count: number) =>
        `${peopleCount(count)}は、予定のあとに名前や番号などが変わりました。今の名前と番号のまま、切りかえます。`,
    },
    held: (name: string, reason: string) => `${name}　${reason}`,
    switch: '切りかえる',
    resume: '続ける',
    cancel: '予定を取りやめる',
    cancelTitle: '予定を取りやめますか',
    cancelMessage: '生徒のクラスは変わりません。作ったクラスは消えませんが、隠れたままです。',
    cancelConfirm: '取りやめる',
    save: '切りかえられなかった生徒をExcelで保存',
    saveHint: '理由の列が付きます。直して、「来年度の名簿から」で読めます。',
    fileTitle: '切りかえられなかった生徒',
    again: 'もう一度、年次更新を始める',
    ended: 'この年度の年次更新は終わっています。もう一度行うと、生徒はさらに1学年進みます。',
    past: 'これまでの年次更新（30日間）',
  },
} as const
