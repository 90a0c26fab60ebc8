/** Texts of 名簿の取り込み. */
import type { WorkbookExtra } from '../../../shared/contract/types'
import type { Encoding } from '../../../shared/domain/roster/encodings'
import type { CellFault, LeftOut, RosterEntry } from '../../../shared/domain/roster/entries'
import type { RosterField } from '../../../shared/domain/roster/fields'
import { halfRows } from '../../../shared/domain/roster/halves'
import { sheetRows } from '../../../shared/domain/roster/joined-sheets'
import type { OddText } from '../../../shared/domain/roster/odd-text'
import type { Change, Doubt, PlanKind, PlanNote } from '../../../shared/domain/roster/plan-types'
import type { FieldFault } from '../../../shared/domain/students'
import { peopleCount } from '../../../shared/text'
import type { ImportKind } from './import-rows'

const fields = {
  student_id: '生徒ID',
  team: 'クラス',
  grade_name: '学年',
  class_name: '組',
  number: '番号',
  seat: '年組番',
  nickname: '生徒名',
  family: '姓',
  given: '名',
  furigana: 'ふりがな（登録できません）',
} as const satisfies Record<RosterField, string>

/** The row of the file. Of lists side by side, those on the right have their place before it. */
function row(number: number): string {
  const [sheet, place] = [Math.floor(number / sheetRows), number % sheetRows]
  const [list, line] = [Math.floor(place / halfRows), place % halfRows]
  const ofSheet = sheet === 0 ? '' : `${sheet + 1}枚目の`
  return ofSheet + (list === 0 ? String(line) : `${list === 1 ? '右' : `右${list}の`}${line}`)
}

/** Some things, and that there are more. */
const some = (names: readonly string[]): string => names.slice(0, 8).join('、') + (names.length > 8 ? 'など' : '')

const invalid = '使えない文字（絵文字など）があります'

export const text = {
  title: '名簿の取り込み',
  /** Between things, and between sentences, of one line. */
  comma: '、',
  stop: '。',
  row,
  rows: (numbers: readonly number[]) => numbers.map(row).join('、'),
  /** How a cell with grade, class and number was read. */
  seat: ({ grade_name, class_name, number }: RosterEntry) => `${grade_name}${class_name} ${number}番と読みました`,
  list: 'クラス・ID編集',
  facts: 'ExcelやCSVの名簿から、生徒をまとめて登録・変更します。取り込む前に、何が変わるかを確認できます。',
  source: {
    step: '名簿を選ぶ',
    drop: '名簿のファイルをここにドロップ',
    choose: 'ファイルを選ぶ',
    accept: '.xlsx,.xlsm,.csv,.tsv,.txt',
    kinds: 'Excelブック（.xlsx）、CSV、TSV。文字コードは自動で見分けます。',
    paste: 'Excelから貼り付け',
    pasteHint: '名簿のセルをコピーして、ここに貼り付けます（Ctrl+V）。見出しの行は、あってもなくてもかまいません。',
    pasteRead: '貼り付けた名簿を読む',
    empty: '生徒の行が見つかりません。',
    large: 'ファイルが大きすぎます（20MBまで）。',
    unreadable: 'ファイルを読めませんでした。ほかのアプリで開いていないか確認して、選び直してください。',
    templateTitle: '今の名簿から作る',
    template: '今の名簿をExcelで保存',
    templateHint: '今の生徒が入ったExcelブックを保存します。書きかえてここに戻すと、変わったところだけを取り込みます。',
    target: 'クラスの列がない名簿の取り込み先',
    noTarget: '（指定しない）',
  },
  school: {
    loading: (read: number, total: number | undefined) =>
      total === undefined
        ? '今の生徒を読み込んでいます。'
        : `今の生徒を読み込んでいます（${read}／${peopleCount(total)}）。`,
    failed: '今の生徒を読み込めませんでした。',
    copied: (time: string) =>
      `サーバーにつながらないため、${time}に保存した生徒と比べています。この間は取り込めません。つながると、自動で比べ直します。`,
    retry: '再試行',
  },
  reading: {
    label: '読み取った名簿',
    pasted: '貼り付けた名簿',
    rows: (count: number) => `${count.toLocaleString('ja-JP')}行`,
    sheet: 'シート',
    hidden: '（非表示）',
    allSheets: (count: number) => `${count}枚をまとめて読む`,
    joinedSheets: (names: readonly string[]) =>
      `見出しが同じ${names.length}枚のシート（${some(names)}）を、1つの名簿として読みました。クラスの列がなければ、シートの名前をクラスとして読みます。`,
    encoding: '文字コード',
    encodings: {
      'utf-8': 'UTF-8',
      shift_jis: 'Shift_JIS（CP932）',
      'utf-16le': 'UTF-16（LE）',
      'utf-16be': 'UTF-16（BE）',
      'euc-jp': 'EUC-JP',
      'iso-2022-jp': 'JIS（ISO-2022-JP）',
    } satisfies Record<Encoding, string>,
    other: '別の名簿を選ぶ',
    faults: (count: number) =>
      `この文字コードでは読めない文字が${count}個あります（�と表示しています）。文字コードを選び直してください。`,
    restored:
      'この画面を離れる前の名簿と、直したところを戻しました。シートや文字コードを変えるときは、ファイルを選び直してください。',
    unclosed: (row: number) => `${row}行目の引用符（"）が閉じていません。それより後の行が、1つのセルになっています。`,
    tooLarge: '名簿が大きいため、この画面を閉じると、読み取った名簿と直したところは残りません。',
    odd: {
      bars: '「|」で区切った文字のため、列に分けられません。「|」をコンマに置きかえて、貼り付け直してください。',
      commas:
        '「、」で区切った文字のため、列に分けられません。「、」を半角のコンマに置きかえて、貼り付け直してください。',
      json: 'JSON形式のデータのため、名簿として読めません。元のシステムからCSVかExcelで書き出して、そのファイルを選んでください。',
    } satisfies Record<OddText, string>,
    hiddenSheet: '非表示のシートを読んでいます。',
    otherSheets: (names: readonly string[]) => `ほかのシート（${some(names)}）は読んでいません。シートは選び直せます。`,
    merged: 'セルの結合は、同じ内容のセルとして読みました。',
    passwords: 'パスワードの列は、見出しだけを読みました（中身は画面にも下書きにも残りません）。',
    carries: {
      macros: 'マクロの付いたブックです。マクロは実行せず、セルの内容だけを読みました。',
      links: 'ほかのブックへのリンクがあります。リンク先は開かず、保存されている値を読みました。',
    } satisfies Record<WorkbookExtra, string>,
    leftOut: {
      heading: (rows: string) => `見出しをくり返す行（${rows}行目）は、生徒として読んでいません。`,
      total: (rows: string) => `合計などの行（${rows}行目）は、生徒として読んでいません。`,
      blank: (rows: string) => `使う列が空の行（${rows}行目）は、生徒として読んでいません。`,
      title: (rows: string) => `クラス名の行（${rows}行目）は、その下の生徒のクラスとして読みました。`,
    } satisfies Record<LeftOut['is'], (rows: string) => string>,
    more: (count: number) => `…ほか${count}`,
  },
  /** Classes that the table names and the school does not have. */
  missing: {
    said: (names: readonly string[]) => `名簿の${names.length}クラス（${some(names)}）は、まだありません。`,
    make: (count: number) => `${count}クラスを作る`,
    title: 'クラスを作りますか',
    message: (names: readonly string[]) =>
      [
        `作るクラス：${names.join('、')}`,
        'クラス名の書き間違いは、作らずに、下の表のセルを直してください。',
        'ほかの先生のクラスは、ここでは分かりません。同じクラスがもうないか、確認してください。',
        '作ったクラスは、取り込みを元に戻しても残ります。生徒の参加は受け付けません（「クラス・ID編集」で変えられます）。',
      ].join('\n'),
    confirm: '作る',
    failed: (name: string, reason: string) => `クラス「${name}」を作れませんでした。${reason}`,
    unknown: (name: string) =>
      `クラス「${name}」は、サーバーから返事がなく、作れたか確認できませんでした。「クラス・ID編集」で確認してください。`,
  },
  /** Lists side by side, and what Excel hides. */
  parts: {
    ask: (count: number) => `${count}つの名簿が左右に並んでいるようです。どのように読みますか？`,
    joined: (letters: readonly string[]) =>
      `左右に並んだ${letters.length}つの名簿（${letters.map(letter => `${letter}列から`).join('、')}）を、1つにつなげて読みました。`,
    leftOnly: (letters: readonly string[]) =>
      `左だけを読みました。${letters.join('列、')}列からの名簿は読んでいません。`,
    join: '1つにつなげて読む',
    left: '左だけを読む',
    hiddenColumns: (columns: readonly string[]) =>
      `Excelで非表示の列（${some(columns)}）は使っていません。使うときは、列の対応で選んでください。`,
    hiddenRows: (count: number) => `Excelで非表示の${count}行は読んでいません。チェックを入れると、その行も読みます。`,
    hiddenRowsRead: (count: number) => `Excelで非表示の${count}行も読んでいます。`,
  },
  columns: {
    label: '列の対応',
    open: '列の対応を変える',
    close: '閉じる',
    headingAt: (row: number) => `見出しは${row}行目です。それより上の行は読んでいません。`,
    headingRow: '見出しの行',
    headingHint: 'ここより上の行は読みません。',
    noHeadingRow: '（見出しなし）',
    headingOption: (row: number, cells: string) => `${row}行目：${cells}`,
    noHeading: '見出しの行が見つからないため、内容から列を判断しました。確認してください。',
    noName: '生徒名か生徒IDの列を選んでください。',
    furigana: 'ふりがなは、このシステムに登録する場所がないため取り込みません。',
    repeated: (columns: string) =>
      `${columns}は、ほかの列と同じ項目か、新しいクラスになる前のものとみて、読んでいません。使うときは、列の対応で選んでください。名簿が左右に分かれているときは、あとの列を下につなげるか、別に貼り付けてください。`,
    unused: '使わない',
    column: (letter: string, heading: string) => (heading === '' ? `${letter}列` : `${letter}列「${heading}」`),
    example: (cells: string) => (cells === '' ? '（空の列）' : `例：${cells}`),
    pair: (heading: string, field: string) => `${heading}→${field}`,
  },
  fields,
  kinds: {
    fault: 'エラー',
    doubtful: '要確認',
    new: '新規',
    moves: 'クラス移動',
    leaves: '卒業',
    changed: '変更',
    unchanged: '変更なし',
    skipped: '取り込まない',
  } satisfies Record<PlanKind, string>,
  table: {
    label: '取り込みの確認',
    filter: '表示する行',
    all: 'すべて',
    absent: 'ファイルにない生徒',
    row: '行',
    kind: '判定',
    content: '内容',
    decide: '操作',
    name: (number: number, name: string) => `${row(number)}行目 ${name}`,
    none: 'この種類の行はありません。',
    undo: '元に戻す',
    filterOption: (label: string, count: number) => `${label} ${count.toLocaleString('ja-JP')}`,
  },
  absent: {
    hint: '名簿にあるクラスの生徒のうち、ファイルにない生徒です。取り込みでクラスから外れることはありません。転校や卒業の生徒は、選んでクラスから外せます。',
    unclear: (count: number, skipped: number) =>
      [
        count > 0 ? `エラーか要確認の行が${count}行あります。` : '',
        skipped > 0 ? `取り込まない行が${skipped}行あります。` : '',
        'その行の生徒が、ここに入っていることがあります。',
        count > 0 ? '先に決めてください。' : '確認してください。',
      ].join(''),
    label: 'ファイルにない生徒',
    chosen: (count: number, total: number) => `${peopleCount(total)}のうち${peopleCount(count)}を選択`,
    remove: 'クラスから外す',
    from: (teams: readonly string[]) => teams.map(team => `「${team}」`).join('・'),
    undo: '外したあと10秒以内なら、画面の下の「取り消す」で取りやめられます。そのあとも30日の間は、この画面の「元に戻す」で、元のクラスと番号に戻せます（番号をほかの生徒が使っているときは戻せません）。',
    unfinished: '途中で止まりました。名簿の取り込みの画面で、続けるか元に戻すかを選べます。',
    open: 'クラスを開く',
  },
  change: {
    new: 'アカウントを新しく作ります',
    of: ({ field, from, to }: Change) => `${fields[field]} ${from || '（なし）'} → ${to || '（なし）'}`,
    fresh: ({ field, to }: Change) => `${fields[field]} ${to}`,
    noStudent: '変わりません',
  },
  notes: {
    joined: '姓と名をつなげました',
    width: '全角の数字を半角にしました',
    merged: '結合セルの内容です',
    hidden: 'Excelで非表示の行です',
    long: '見出しより右にもセルがあります',
    zeros: '先頭の0が落ちています（今の書き方のままにします）',
    spelling: '学年・組を、今の名簿の書き方にそろえました',
    team: 'クラス名の書き方の違いを読みかえました',
    fromTeam: '学年・組は、クラス名から入れました',
    variant: '字形や空白だけの違いです',
    absent: '名簿にないため、今のクラスの行き先に従います',
    seat: '年組番を分けました',
    seatUnsure: '年組番の読み方が1つに決まりません',
    titled: 'クラスは、名簿の上や間にあるクラス名から読みました',
  } satisfies Record<PlanNote, string>,
  doubts: {
    folded: '字形や空白だけが違う生徒がいます。同じ生徒ですか',
    number: 'この番号は、名前の違う生徒が使っています。同じ生徒ですか',
    id: 'この生徒IDは、名前の違う生徒のものです',
    zeros: '生徒IDの先頭の0が落ちた可能性があります',
    many: '同じ名前の生徒がいます。どの生徒ですか',
    twice: '名簿のほかの行にも、同じ名前の生徒がいます。別の生徒ですか',
    signs: '文字が置きかわった可能性があります（?や〓）',
    unseen: '名前に、目に見えない文字が入っています。名前を打ち直すか、このままでよいか決めてください',
    long: '見出しより右にもセルがあります。名前が途中で切れていませんか',
    remark: '生徒の行ではない可能性があります（番号がない、または欠番・合計・注記）',
    grade: '学年が、クラス名の学年と違います',
    seat: '年組番の読み方が1つに決まりません。これで合っていますか',
    near: '同じ学年に、姓か名が同じ生徒がいます。同じ生徒ですか',
  } satisfies Record<Doubt, string>,
  candidates: (names: string) => `候補：${names}`,
  candidate: (name: string, team: string, number: string) =>
    `${name}（${team === '' ? 'クラスなし' : team}${number === '' ? '' : ` ${number}番`}）`,
  faults: {
    cell: {
      date: 'Excelが日付に変えています（「1-2」が1月2日になったなど）',
      uncalculated: '数式の計算結果がありません。Excelで開いて保存し直してください',
      fault: '数式がエラーになっています',
      unreadable: '読めない文字（�）があります',
      seat: '学年・組・番号に分けられません（例：2A05、2年A組5番）',
      differs: '学年・組・番号が、この行のほかの列と違います。直すか、どちらかの列を「使わない」にしてください',
    } satisfies Record<CellFault['fault'], string>,
    at: (field: string, letter: string) => `${field}（${letter}列）：`,
    noTeam: (name: string) => (name === '' ? 'クラスが分かりません' : `クラス「${name}」がありません`),
    manyTeams: (name: string) => `クラス「${name}」に当たるクラスが2つ以上あります`,
    otherTeam: (name: string, chosen: string) =>
      `学年・組「${name}」は、取り込み先のクラス（${chosen}）と違います。直すか、取り込み先を選び直してください`,
    noStudent: (id: string) => `生徒ID「${id}」の生徒はいません`,
    sameStudent: (name: string, rows: string) => `${rows}行目も同じ生徒（${name}）です`,
    sameNumber: (number: string, others: string) => `番号「${number}」が${others}と重なります`,
    rows: (rows: string) => `${rows}行目`,
    holder: (name: string) => `今の生徒（${name}）`,
    free: 'その生徒がもうクラスにいないときは、先にクラスの画面で外してください',
    and: 'と',
    field: {
      nickname: { empty: '生徒名がありません', length: '生徒名は30文字までです', characters: invalid },
      grade_name: { empty: '学年がありません', length: '学年は20文字までです', characters: invalid },
      class_name: { empty: '組がありません', length: '組は20文字までです', characters: invalid },
      number: { digits: '番号は数字だけです', length: '番号は10桁までです' },
    } satisfies { [F in FieldFault['field']]: Record<Extract<FieldFault, { field: F }>['fault'], string> },
    refused: (message: string) => `取り込めませんでした：${message}`,
  },
  decide: {
    button: '決める',
    again: '決め直す',
    of: (number: number) => `${row(number)}行目を決める`,
    same: (student: string) => `${student}と同じ生徒`,
    new: '新しい生徒として登録',
    keepName: (name: string) => `名前は今のまま（${name}）`,
    skip: 'この行を取り込まない',
    keepNames: (count: number) => `字形や空白だけが違う${count}人の名前は、今のままにする`,
    withoutNumber: (count: number) => `今の生徒と番号が重なる${count}行を、番号なしで取り込む`,
    withoutNumberHint: '番号は、今の生徒をクラスから外したあとで、同じ名簿をもう一度取り込むと入ります。',
    reset: '決めたことを取り消す',
    allSame: (count: number) => `候補が1人の${count}行を、すべて同じ生徒とする`,
    chosen: (count: number) => `${count}行を選択`,
    chosenSame: '同じ生徒とする',
    chosenNew: '新しい生徒とする',
    chosenSkip: '取り込まない',
    clear: '選択を解除',
  },
  run: {
    button: (count: number) => `${peopleCount(count)}を取り込む`,
    none: '取り込む変更はありません。',
    title: '取り込みますか',
    confirm: '取り込む',
    counts: (created: number, moved: number, changed: number) =>
      [
        created > 0 ? `新規 ${peopleCount(created)}` : '',
        moved > 0 ? `クラス移動 ${peopleCount(moved)}` : '',
        changed > 0 ? `変更 ${peopleCount(changed)}` : '',
      ]
        .filter(part => part !== '')
        .join('、'),
    left: (count: number) => `エラーと要確認の${count}行は取り込みません。直したあとで、もう一度取り込めます。`,
    undo: '取り込みは、30日の間（5万人分まで）、このパソコンで元に戻せます。',
    cannotUndo:
      '新しく作った生徒IDは、元に戻しても消えません（クラスから外れるだけです）。取り込みのあとにほかの人が変えた生徒は、元に戻しません。',
    progress: {
      import: (settled: number, total: number) => `取り込んでいます（${settled}／${peopleCount(total)}）`,
      removal: (settled: number, total: number) => `クラスから外しています（${settled}／${peopleCount(total)}）`,
      rollover: (settled: number, total: number) => `クラスを切りかえています（${settled}／${peopleCount(total)}）`,
      undo: (settled: number, total: number) => `元に戻しています（${settled}／${peopleCount(total)}）`,
    } satisfies Record<ImportKind, (settled: number, total: number) => string>,
    inClass: (team: string, at: number, of: number) => `　${team === '' ? 'クラスなし' : team}（${at}／${of}クラス）`,
    waiting: '途中で切れた送信が、サーバーでまだ処理されていないか、1分ほど確認しています。',
    cancel: '中止する',
    cancelled: '今のクラスが終わったところで中止します。',
  },
  result: {
    label: '取り込みの結果',
    titles: {
      import: '名簿の取り込み',
      removal: 'クラスから外す',
      rollover: '年次更新',
      undo: '元に戻す',
    } satisfies Record<ImportKind, string>,
    done: {
      import: (count: number) => `${peopleCount(count)}を取り込みました。`,
      removal: (count: number) => `${peopleCount(count)}をクラスから外しました。`,
      rollover: (count: number) => `${peopleCount(count)}のクラスを切りかえました。`,
      undo: (count: number) => `${peopleCount(count)}を元に戻しました。`,
    } satisfies Record<ImportKind, (count: number) => string>,
    late: (count: number) => `${peopleCount(count)}は、あとからサーバーに届きました。`,
    failed: (count: number) => `${peopleCount(count)}はできませんでした。`,
    stopped: (left: number, reason: string) =>
      left > 0
        ? `途中で止まっています。残りは${peopleCount(left)}です。${reason}`
        : `生徒は終わりましたが、クラスの準備が残っています。${reason}`,
    emptied: (count: number) => `${peopleCount(count)}の番号が空いたままです。`,
    isEmptied: (number: string) => `番号「${number}」が空いたままです`,
    openClass: (name: string) => `${name}を開く（初期パスワード）`,
    resume: '続ける',
    held: (count: number) => `${peopleCount(count)}をサーバーが受け付けません。`,
    leaveOut: 'それ以外を続ける',
    leaveOutTitle: '受け付けられないものを除いて続けますか',
    leaveOutMessage: (count: number) =>
      count > 0
        ? `${peopleCount(count)}は今のままにして、ほかの生徒を続けます。今のままの生徒は、理由と一緒に一覧に残ります。`
        : '受け付けられないクラスはそのままにして、終わります。理由は一覧に残ります。',
    undo: '元に戻す',
    undoOf: (name: string) => `${name}さんを元に戻す`,
    undoTitle: '取り込みを元に戻しますか',
    undoConfirm: '元に戻す',
    undoMessage: (count: number) =>
      `${peopleCount(count)}を、取り込みの前の状態に戻します。新しく作った生徒は、クラスから外します（生徒IDは消えません）。`,
    undoRemoval: (count: number) =>
      `${peopleCount(count)}を、元のクラスと番号に戻します。番号をほかの生徒が使っているときは、戻せません。`,
    undoUnclear: (count: number) =>
      `返事がないまま止まった${peopleCount(count)}は、サーバーを確認して、届いていれば元に戻します。`,
    undoEnds: 'まだ送っていない生徒は、送らずに終わります。',
    isUndone: '元に戻しました',
    show: '生徒を表示',
    hide: '生徒を隠す',
    created: '新規',
    save: '取り込めない行をExcelで保存',
    saveHint: '理由の列が付きます。直して、ここに戻せます。',
    reason: '理由',
    fileTitle: '取り込めない行',
  },
  past: 'これまでの取り込み（30日間）',
} as const
