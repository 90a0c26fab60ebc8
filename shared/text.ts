/** Japanese texts that main shows (law 4). */
import { evaluation } from './domain/evaluation'
import { grouped } from './domain/grouped'
import type { Holiday } from './domain/holidays'
import type { HomeworkFault } from './domain/homework-rules'
import type { LessonFault } from './domain/lessons'
import { limits } from './domain/limits'
import type { ExportKind } from './exports/kinds'

/** `75人`, as every screen and sheet writes a number of students. */
export const peopleCount = (count: number): string => `${grouped(count)}人`

/**
 * `75人／76人中`: how many of how many students. A label may stand before it: `解答 75人／76人中`.
 * @param blank how many of the first gave an empty answer: `75人（うち空欄 5人）／76人中`.
 */
export const countOfAll = (count: number, all: number, blank = 0): string =>
  `${peopleCount(count)}${blank === 0 ? '' : `（うち空欄 ${peopleCount(blank)}）`}／${peopleCount(all)}中`

const scoreSheet = '成績表'
const commentBank = 'コメントの例文'

/** The messages of the error catalogue (SPEC §8), with its exact words; where it leaves them open, they are chosen. */
export const catalogue = {
  serverFault: 'サービス異常。もう一度やり直してください。',
  failed: '処理が失敗しました。再度お試しください。',
  noRecording: '録音データがありません。',
  passwordReset: 'パスワード再設定が成功しました。',
  noSentenceResults: '評価できる文がないか、誤りは見つかりませんでした。',
  // The words of these are chosen.
  operation: '操作に失敗しました。',
  notFound: (what: string) => `この${what}は見つかりません。削除されたか、見る権限がありません。`,
  updated: (what: string) => `${what}を変更しました。`,
  fileFault: 'ファイルを読み込めませんでした。再試行すると、画面を読み込み直します。',
  mailSent: (email: string) => `${email} に確認コードを送りました。`,
  noSpeechServer: '音声評価のサーバーにつながりません。',
  speechLost: '音声評価のサーバーとの接続が切れました。',
  unsupportedPage: 'この画面は、このバージョンのはなまるでは表示できません。',
} as const

/** Files that are not read whatever they are chosen for. */
const refusedFile = {
  empty:
    '中身のないファイルです（0バイト）。コピーやダウンロードが終わっているか確認し、元のファイルを選び直してください。',
  'old-workbook':
    '古い形式のExcelブック（.xls）です。Excelで開き、「名前を付けて保存」で「Excelブック（*.xlsx）」を選んで保存してから、選び直してください。',
  password:
    'パスワードの付いたExcelブックです。Excelで開き、「ファイル」→「情報」→「ブックの保護」でパスワードを外して保存してから、選び直してください。',
  'web-page':
    'Excelではなく、Webページの形式のファイルです。Excelで開き、「名前を付けて保存」で「Excelブック（*.xlsx）」を選んで保存してから、選び直してください。',
}

const textFile =
  'CSVやテキストのファイルです。Excelで開き、「名前を付けて保存」で「Excelブック（*.xlsx）」を選んで保存してから、選び直してください。'

export const text = {
  invalidResponse: 'データ形式が正しくありません',
  invalidRequest: '入力内容が正しくありません。',
  serverFault: catalogue.serverFault,
  failed: catalogue.failed,
  operation: catalogue.operation,
  logoutNotKept:
    'ログアウトしましたが、ログイン状態のファイルを消せませんでした。次にはなまるを起動すると、ログインしたままになることがあります。もう一度ログインしてから、ログアウトしてください。',
  stillToWipe:
    '前にログアウトしたときのデータの一部を、まだこのパソコンから消せません。少し待ってから、もう一度ログインしてください。続くときは、パソコンを再起動してください。',
  unauthorized: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  tokenReplaced: 'ログインの更新と重なったため、処理できませんでした。もう一度お試しください。',
  lock: {
    wrong: (attemptsLeft: number) => `パスワードが違います。あと${attemptsLeft}回まちがえると、ログアウトします。`,
    other: 'ロックした先生のアカウントではありません。',
    needsServer: 'サーバーに接続できないため、ロックを解除できません。接続を確認して、もう一度お試しください。',
  },
  cancelled: '処理を中止しました。',
  needId: 'アカウントIDを入力してください。',
  needPassword: 'パスワードを入力してください。',
  /** Why a workbook cannot be read. */
  workbook: {
    kind: 'Excelブック（.xlsx）として開けません。パスワードを外し、.xlsx形式で保存してから選択してください。',
    damaged:
      'ファイルが壊れているため、読み取れません。Excelで開けるときは、「名前を付けて保存」で保存し直してから、選び直してください。',
    doctype:
      'Excelブックにはない定義（DOCTYPE）が入っているため、安全のために読み取りませんでした。表をExcelの新しいブックに貼り付け、保存してから選択してください。',
    large: 'ファイルの内容が大きすぎます。行や列を減らしてから選択してください。',
    bomb: '開くと異常に大きくなるファイルのため、安全のために読み取りませんでした。Excelで新しいブックに必要な表だけを貼り付け、保存してから選択してください。',
  },
  /** Why a file with students cannot be read. */
  rosterFile: {
    ...refusedFile,
    document:
      'Excelブックではありません（Word、PowerPoint、OpenDocumentなど）。名簿の表をExcelに貼り付け、Excelブック（.xlsx）で保存してから、選び直してください。',
    archive: '圧縮フォルダー（.zip）です。中の名簿を取り出してから、選び直してください。',
    pdf: 'PDFは読み取れません。名簿のExcelブック（.xlsx）かCSVを選んでください。',
    binary: '名簿として読み取れないファイルです。Excelブック（.xlsx）かCSVを選んでください。',
  },
  /** Why the file of アカウント申請 cannot be read. */
  applicationFile: {
    ...refusedFile,
    text: textFile,
    document:
      'Excelブックではありません（Word、PowerPoint、OpenDocumentなど）。ひな形に入力して、Excelブック（.xlsx）で保存してから、選び直してください。',
    archive: '圧縮フォルダー（.zip）です。中のExcelブックを取り出してから、選び直してください。',
    pdf: 'PDFは読み取れません。ひな形に入力したExcelブック（.xlsx）を選んでください。',
    binary: 'Excelブックとして読み取れないファイルです。ひな形に入力したExcelブック（.xlsx）を選んでください。',
  },
  /** Why nothing can be written into a teacher's own sheet. */
  ownSheetFile: {
    ...refusedFile,
    signed:
      'デジタル署名のあるExcelブックです。書き込むと署名が無効になるため、書き込めません。Excelで署名を削除した写しを保存してから、選び直してください。',
    template:
      'Excelテンプレートか、Excelブックではないファイルです。Excelで開き、「名前を付けて保存」で「Excelブック（*.xlsx）」を選んで保存してから、選び直してください。',
    'chart-sheet': 'グラフだけのシートには書き込めません。別のシートを選んでください。',
    document:
      'Excelブック（.xlsx、.xlsm）ではありません（バイナリ形式の.xlsb、Word、OpenDocumentなど）。Excelで「Excelブック（*.xlsx）」として保存してから、選び直してください。',
    archive: '圧縮フォルダー（.zip）です。中のExcelブックを取り出してから、選び直してください。',
    pdf: 'PDFには書き込めません。元のExcelブック（.xlsx、.xlsm）を選んでください。',
    text: textFile,
    binary: 'Excelブックとして読み取れないファイルです。Excelブック（.xlsx、.xlsm）を選んでください。',
    cells: (cells: readonly string[]) =>
      `書き込めないセルがあります（${cells.join('、')}）。ファイルを選び直してから、もう一度確認してください。`,
  },
  /** What became of a row of an import of students. */
  roster: {
    stale: 'この画面で確認したあとに、生徒の情報が変わりました。名簿を読み直してください。',
    changedSince: '取り込みのあとに生徒の情報が変わったため、元に戻していません。',
    namesake:
      '同じ名前の生徒が、この画面で確認したあとに登録されています。同じ生徒が2人にならないように、送っていません。名簿を読み直してください。',
    arrivedLate: '返事のなかった送信が、あとからサーバーに届きました。いらないときは、この生徒を元に戻してください。',
    takenBack: '取り込みを元に戻したため、送っていません。',
    unseen: 'サーバーは受け付けましたが、クラスに反映されていません。クラスの画面で確認してください。',
    running: 'ほかの取り込みを実行中です。',
    gone: '取り込みの記録が見つかりません。',
    nothingToUndo: '元に戻せる生徒はいません。',
    teamExists: (name: string) =>
      `クラス「${name}」は、この画面で確認したあとに作られています。取りやめてから、もう一度確認してください。`,
    teamUnseen: (name: string) => `クラス「${name}」を作りましたが、クラスの一覧にありません。`,
    notEmpty: (name: string) => `「${name}」：生徒が残っているため、隠していません。`,
    ofTeam: (name: string, message: string) => `「${name}」：${message}`,
    teamGone: (name: string) =>
      `移る先のクラス「${name}」がありません。削除された可能性があります。取りやめるか元に戻してから、もう一度確認してください。`,
    yearRefused: (count: number) =>
      `切りかえる前に確認したところ、サーバーが${count}人を受け付けません。理由を直して続けるか、それ以外を続けてください。`,
    yearElsewhere: (moved: number, all: number) =>
      `移る予定の${all}人のうち${moved}人は、もう予定したときのクラスにいません。別のパソコンなどで、年次更新がすでに行われたようです。クラスの画面で確認して、行われていれば、この予定を取りやめてください。`,
    yearLeft: '終わっていない年次更新があります。続けるか、取りやめてから、始めてください。',
  },
  password: {
    length: `パスワードは${limits.password.min}〜${limits.password.max}文字で入力してください。`,
    kinds: 'パスワードは半角の英字と数字を組み合わせて入力してください。',
    same: '新しいパスワードは現在のパスワードと異なるものにしてください。',
    mismatch: 'パスワードが一致しません。',
  },
  passwordNotChanged:
    'サーバーの返事を受け取れませんでした。確認したところ、パスワードは変わっていません。もう一度お試しください。',
  mayHaveToLogIn:
    'パスワードを変更しました。ただし、サーバーの返事を受け取れなかったため、もう一度ログインが必要になることがあります。そのときは、新しいパスワードを入力してください。',
  noPublicKey:
    'パスワードを暗号化する公開鍵の設定が正しくないため、送信しませんでした。システム管理者に連絡してください。',
  badEmail: 'メールアドレスの形式が正しくありません。',
  diskFull: '保存先の空き容量が足りません。空きを作ってから、もう一度お試しください。',
  cannotWrite: 'ファイルを保存できませんでした。保存先を確認して、もう一度お試しください。',
  fileBusy: 'ファイルがほかのアプリで開かれています。閉じてから、もう一度お試しください。',
  noPermission: 'この場所には保存できません。別の保存先を選んで、もう一度お試しください。',
  incomplete: 'ファイルが途中で切れました。もう一度お試しください。',
  notSheet: 'サーバーからExcelではないデータが届きました。もう一度お試しください。',
  tooLarge: 'サーバーから届いたファイルが大きすぎるため、保存を中止しました。',
  handOver: 'ファイルをブラウザーに渡せませんでした。もう一度お試しください。',
  noFile: 'ファイルが見つかりません。',
  exportOffline: 'サーバーにつながらないため、出力できませんでした。つながってから、もう一度お試しください。',
  cannotOpen: 'ファイルを開けませんでした。Excelなど、開けるアプリがあるかを確認してください。',
  cannotDelete: 'ファイルを削除できませんでした。ほかのアプリで開いている場合は、閉じてから、もう一度お試しください。',
  interrupted: '出力が途中で中断されました。',
  chosenBehindLock:
    '画面がロックされている間に保存先の画面が閉じられたため、保存しませんでした。もう一度お試しください。',
  tooManyExports: `同時に出力できるのは${limits.runningExports}件までです。どれかが終わってから、もう一度お試しください。`,
  stillRunning: '出力中です。終わってから、もう一度お試しください。',
  stores: { settings: '設定', session: 'ログイン状態', drafts: '下書き', keeps: '保存した絞り込みなど' },
  damaged: {
    restored: (store: string) => `${store}のファイルが壊れていたため、最後に正常だった内容に戻しました。`,
    lost: (store: string) => `${store}のファイルが壊れていて読み取れなかったため、新しく作り直しました。`,
    unreadable: (store: string) =>
      `${store}のファイルを、今は読み取れません。ファイルはそのまま残してあります。パソコンを再起動すると、読み取れることがあります。`,
  },
  draftNotKept: '下書きを保存できませんでした。入力中の内容は、この画面を閉じると失われることがあります。',
  preferencesNotKept: '設定を、このパソコンに記録できませんでした。',
  keepNotKept: '保存した絞り込みや選択したクラスを、このパソコンに記録できませんでした。',
  draftsDamaged: '下書きのファイルの一部が壊れていました。読み取れた下書きだけを残しました。',
  newNotice: 'お知らせ',
  unreadNotices: (count: number) => `未読のお知らせ${count}件`,
  lesson: {
    soon: (minutes: number) =>
      `オンライン授業：${minutes === 0 ? 'まもなく始まります' : `あと${minutes}分で始まります`}`,
    /** On a locked screen, anybody may read it. */
    soonUnnamed: '画面のロックを解除すると、授業名を確認できます。',
    noRoom: '教室のアドレスがわかりません。もう一度「教室を開く」を押してください。',
    cannotOpen: (host: string) =>
      `教室を開けませんでした。教室のサーバー「${host}」は、このパソコンで開くことを許可されていません。学校のシステム管理者に、設定（lessonHosts）への追加を依頼してください。`,
  },
  /** The evaluation of a recording. */
  speech: {
    noData: catalogue.noRecording,
    gone: 'この録音は残っていません。もう一度録音してください。',
    running: '別の録音を採点しています。終わってから、もう一度お試しください。',
    tooLong: `録音は${evaluation.seconds / 60}分までです。`,
    notKept: '録音をこのパソコンに保存できないため、始められませんでした。ディスクの空きを確認してください。',
    notSpooled: 'この録音は、このパソコンに保存できません。この画面を離れるまでは、もう一度採点できます。',
    kept: '録音は残っています。もう一度採点できます。',
    unreachable: catalogue.noSpeechServer,
    lost: catalogue.speechLost,
    stalled: '音声評価のサーバーが録音を受け取りません。',
    unanswered: '音声評価のサーバーから結果が届きません。',
    /** Of the WebSocket's close codes, those that tell more than that the connection is lost. */
    closed: {
      1002: '音声評価のサーバーと、通信の方式が合いません。',
      1003: '音声評価のサーバーが、録音の形式を受け付けませんでした。',
      1008: '音声評価のサーバーが、録音を受け付けませんでした。',
      1009: '音声評価のサーバーと、大きすぎるデータのやりとりになりました。',
      1011: '音声評価のサーバーで問題が起きました。',
      1012: '音声評価のサーバーが再起動しています。',
      1013: '音声評価のサーバーが混み合っています。',
    },
    /** The reasons of the codes, for each code except 0. */
    codes: {
      4000: '採点を始められませんでした。少し待ってから、もう一度お試しください。',
      4001: 'この種類の問題は採点できません。ほかの種類の問題を選んでください。',
      4002: '録音データが正しく届きませんでした。もう一度録音してください。',
      4003: '声が聞き取れませんでした。マイクを確かめて、もう一度録音してください。',
      4004: '録音が長すぎます。短く分けて、もう一度録音してください。',
      4005: '録音データが途中で届かなくなりました。ネットワークの接続を確かめて、もう一度お試しください。',
    },
    /** Of iFLYTEK's evaluation, by the code of its fault. */
    iseFaults: {
      28673: '声が入っていないか、小さすぎます。マイクを確かめて、もう一度録音してください。',
      28676: '英文と違うことが読まれたようです。英文を確かめて、もう一度録音してください。',
      28680: 'まわりの音が大きすぎます。静かな所で、もう一度録音してください。',
      28689: '声が入っていません。マイクを確かめて、もう一度録音してください。',
      28690: '音が大きすぎて割れています。マイクから離れて、もう一度録音してください。',
    },
    /** Of a result with low scores that does not say what they are out of. */
    unknownScale: '何点満点の点数かが結果から分からないため、100点満点として示しています。',
    unknown: '採点できませんでした。',
    /** After the server's own words, and after `unknown`. */
    refusedAdvice: 'もう一度採点するか、録音し直してください。続くときは、学校のシステム管理者に連絡してください。',
    refused: (reason: string, code: number) => `${reason}（コード${code}）`,
    forbidden: (host: string) =>
      `録音を送れません。音声評価のサーバー「${host}」は、このパソコンで許可されていません。学校のシステム管理者に、設定（evaluationHosts）への追加を依頼してください。`,
  },
  newNoticeBody: (count: number) => `新しいお知らせが${count}件あります。`,
  retry: '再試行',
  fileNotHeld: 'このファイルの控えは残っていません。元の画面から、もう一度保存してください。',
  pdf: {
    noBrowser: 'このパソコンには、PDFを作れるブラウザー（Microsoft EdgeかGoogle Chrome）がありません。',
    failed:
      'PDFを作れませんでした。もう一度お試しください。続くときは、印刷の画面を開き、印刷先に「PDFに保存」を選んでください。',
  },
  /** The report of a fault: the names of its files, and its lines. */
  faultReport: {
    title: '不具合の記録',
    /** Stands in the place of a hidden text. */
    hidden: '＊',
    files: {
      description: '説明.txt',
      summary: 'まとめ.txt',
      settings: '設定.txt',
      faults: '不具合.txt',
      log: '動作.txt',
    },
    made: (time: string) => `作成日時（世界標準時）: ${time}`,
    version: (version: string, host: string) => `はなまる ${version} ${host}`,
    system: (platform: string, release: string, runtime: string) => `${platform} ${release} / ${runtime}`,
    server: (isSample: boolean) => (isSample ? '接続先: サンプル校' : '接続先: 学校のサーバー'),
    isSet: (isSet: boolean) => (isSet ? '設定あり' : '設定なし'),
    count: (count: number) => `${count}件`,
    sources: { policy: '（ポリシー）', file: '（設定ファイル）', none: '' },
  },
  noBank: '例文を読み取れないため、出力できませんでした。もう一度お試しください。',
  /** The name of each kind of export: in lists, and in file names. */
  exports: {
    'score-sheet': scoreSheet,
    'comment-bank': commentBank,
    'held-file': '画面から保存',
    'own-sheet': '成績記入',
    'student-report-pdf': '個人成績表',
    'student-list': '生徒名簿',
    'export-topic-score-overview': '成績一覧',
    'export-topic-student-score': '生徒別成績',
    'export-students-xls': '生徒名簿',
    'import-students-template': '生徒登録用の表',
    'export-current-month-summary': '今月の学習状況',
    'export-usage-amount': '学習量集計',
    'report-file': 'レポート',
    'account-new.xlsx': '新規発行申請書',
    'account-change.xlsx': '登録変更申請書',
    'account-stop.xlsx': '利用停止申請書',
    'export-student-study-report': '個人成績表',
    'export-student-homework-report': '宿題成績表',
  } satisfies Record<ExportKind, string>,
  /** The student list of several classes. */
  studentList: {
    team: 'クラス',
    number: '番号',
    id: '生徒ID',
    name: '生徒名',
    grade: '学年',
    class: '組',
    andOthers: (team: string, others: number) => `${team}ほか${others}クラス`,
  },
  /** An export that the server prepares. */
  task: {
    failed: 'サーバーでファイルを作成できませんでした。もう一度お試しください。',
    late: 'ファイルの作成に時間がかかりすぎているため、出力を中止しました。もう一度お試しください。',
    /** Several students, named by the first. */
    andOthers: (name: string, others: number) => `${name}ほか${others}人`,
  },
  saveDialog: '保存先を選んでください',
  pageDied: {
    message: '画面が何度も停止しました。',
    detail: '再読み込みすると、元の画面に戻ります。何度も続くときは、システム管理者に連絡してください。',
    reload: '再読み込み',
    quit: '終了',
  },
  pageHangs: {
    message: '画面が応答していません。',
    detail: 'このまま待つか、再読み込みしてください。再読み込みすると、元の画面に戻ります。',
    wait: '待つ',
    reload: '再読み込み',
  },
  closing: {
    import: {
      message: '生徒の取り込みを実行しています。',
      detail: '終了すると途中で止まります。次に起動したとき、名簿の取り込みの画面で続けるか、元に戻せます。',
      stay: '終わるまで待つ',
      quit: '終了する',
    },
    export: {
      message: 'ファイルを出力しています。',
      detail: '終了すると、出力は中止されます。',
      stay: '出力を続ける',
      quit: '終了する',
    },
    pending: {
      message: 'まだ終わっていない操作があります。',
      detail:
        '取り消しを待っている削除は、行わずに終わります。送信していないコメントは、次にこのパソコンでログインしたときに送信できます。',
      stay: '終了しない',
      quit: '終了する',
    },
  },
  closedPage: {
    title: 'はなまる',
    lead: 'ターミナルに表示されたアドレスから開いてください。',
    hint: '「ready」か「open」で始まる行のうち、いちばん下のアドレスが使えます。一度開いたアドレスは、もう一度使うことはできません。',
  },
  sheet: {
    maker: 'はなまる',
    plain: '一覧',
    title: scoreSheet,
    class: 'クラス',
    period: '期間',
    made: '作成日',
    number: '番号',
    student: '生徒',
    studentId: '生徒ID',
    status: '提出状況',
    average: '平均',
    /** For topics whose full score is not 100: averages are taken over points out of 100. */
    averageOf100: '平均（100点換算）',
    classAverage: 'クラス平均',
    averageOf: (team: string) => `${team} 平均`,
    overallAverage: '全体平均',
    fullScore: (points: number) => `（${points}点満点）`,
    submitted: countOfAll,
    line: (label: string, value: string) => `${label}：${value}`,
    span: (from: string, to: string) => `${from} 〜 ${to}`,
    joiner: '・',
    gap: '　　',
    page: (page: string, pages: string) => `${page} / ${pages} ページ`,
    mismatch: (written: number, total: number) =>
      `※ サーバーが示す生徒数（${total}人）と、出力した生徒数（${written}人）が一致しません。`,
    copied: (time: string) => `オフライン：${time} 時点のデータ`,
    legend: 'A：80点以上　B：60〜79点　C：60点未満　―：未着手・点数なし',
    unread: '―',
  },
  /** The sheet of comments in the score sheet. */
  commentSheet: {
    title: 'コメント',
    topic: '課題',
    words: '範囲の語',
    comment: 'コメント',
    author: '先生',
    remark: '備考',
    none: 'コメントはまだありません。',
    /** The student handed in again: other words are at the comment's place now. */
    moved: '英文が書き直され、この語は同じ場所にありません',
    unread: 'コメントを読み込めませんでした',
    someUnread: (count: number) =>
      `※ ${count}件の答案のコメントを読み込めませんでした。備考に印があります。もう一度出力してください。`,
  },
} as const

/** Why the program cannot start on this PC. */
export const startText = {
  inUse: (pid: string) =>
    `はなまるは、すでに動いています${pid}。動いているはなまるを終了してから、もう一度起動してください。`,
  pid: (pid: number) => `（プロセス ${pid}）`,
  forbidden: 'データを置く場所を使う権限がないため、起動できません。システム管理者に連絡してください。',
  full: 'ドライブの空き容量が足りないため、起動できません。空きを作ってから、もう一度起動してください。',
  readOnly: 'データを置く場所に書き込めないため、起動できません。システム管理者に連絡してください。',
  notFolder: 'データを置くフォルダーの場所に別のファイルがあるため、起動できません。システム管理者に連絡してください。',
  other: (code: string) =>
    `必要なファイルかフォルダーを使えないため、起動できません（${code}）。システム管理者に連絡してください。`,
  place: (message: string, path: string) => `${message}\n場所：${path}`,
} as const

/** Messages to school IT about an invalid configuration (DESIGN §4). */
export const configText = {
  wrong: (key: string, requirement: string) => `設定 ${key} が正しくありません：${requirement}`,
  example: (requirement: string, example: string) => `${requirement}（例：${example}）`,
  unknown: (name: string, keys: readonly string[]) =>
    `設定 ${name} はありません。使える設定は次のとおりです：${keys.join('、')}`,
  unknownNear: (name: string, similar: string) => `設定 ${name} はありません。${similar} ではありませんか。`,
  place: (message: string, place: string) => `${message}\n読み込んだ場所：${place}`,
  wrongFile: (reason: string) => `設定ファイルを読み込めません：${reason}`,
  at: (line: number, column: number, problem: string) => `${line} 行目の ${column} 文字目：${problem}`,
  requirements: {
    origin: 'https:// で始まるオリジンを指定してください',
    base: 'https:// で始まる URL を、? や # を付けずに指定してください',
    link: 'https:// で始まる URL を指定してください',
    origins: 'https:// で始まるオリジンの一覧を、パスや * を付けずに指定してください',
    publicKey: 'PEM 形式の RSA 公開鍵を指定してください',
    privateKey: '秘密鍵が書かれています。取り除いて、公開鍵だけを指定してください',
    shortKey: '鍵が短すぎます。2048 ビット以上の RSA 公開鍵を指定してください',
    neededKey: 'serverUrl を指定するときは、PEM 形式の RSA 公開鍵も指定してください',
    scheme: 'oaep か pkcs1 を指定してください',
    proxy: 'system、direct、http://ホスト名:ポート番号 のいずれかを指定してください',
    path: 'ファイルの場所を、ドライブ名から始まる絶対パスで指定してください。JSON の中では \\ を \\\\ と書きます',
    pathVariable: '環境変数（%名前%）は使えません。絶対パスで指定してください',
    certificateFile: '証明書のファイルを読み込めません。ファイルの場所と読み取りの権限を確認してください',
    certificateDer: '証明書が DER 形式です。Base-64（PEM）形式で書き出したファイルを指定してください',
    certificates: 'CA 証明書（PEM 形式）が 1 つ以上入ったファイルを指定してください',
    flag: 'true か false を指定してください',
    minutes: '0 から 240 までの整数（分）を指定してください',
    textSize: '100、110、125、150 のどれかを指定してください',
  },
  file: {
    missing: 'ファイルがありません',
    unreadable: 'ファイルを開けません。読み取りの権限を確認してください',
    tooLarge: 'ファイルが大きすぎます（256 KB まで）',
    empty: '何も書かれていません。設定がないときは {} と書いてください',
    utf16: '文字コードが UTF-16 です。UTF-8 で保存し直してください',
    notUtf8: '文字コードが UTF-8 ではありません（Shift_JIS など）。UTF-8 で保存し直してください',
    notObject: '全体を { と } で囲んでください',
  },
  json: {
    end: () => '途中で終わっています。" や } や ] が足りません',
    unexpected: () => 'JSON として読めない文字があります',
    duplicate: (key: string) => `設定 ${key} が 2 回書かれています`,
    escape: () => '\\ の使い方が正しくありません。ファイルの場所では \\ を \\\\ と書いてください',
    lineBreak: () => '文字列の途中で改行しています。改行は \\n と書いてください',
    comment: () => 'コメントは書けません',
    comma: () => '最後の項目の後ろに余分な , があります',
    quote: () => '名前と文字列は " で囲んでください',
  },
  policy: {
    unreadable:
      'グループポリシーを読み取れないため、起動できません。reg.exe か Windows PowerShell の実行が許可されているか確認してください',
    type: (right: string, present: string) => `レジストリの種類を ${right} にしてください（現在は ${present} です）`,
    flag: 'DWORD の 0 か 1 を指定してください',
    ascii: '半角英数字と記号だけで指定してください',
    lineBreak: '値に改行があります。複数行の値は REG_MULTI_SZ で指定してください',
  },
  startOption: (option: string) => `起動オプション ${option} は使えません。オプションを付けずに起動してください。`,
  sampleTitle: 'サンプル校を開きますか',
  sampleDetail:
    'このパソコンには学校のサーバーが設定されていません。練習用のサンプル校を開くことができます。学校で使うときは、システム管理者に設定を依頼してください。',
  openSample: 'サンプル校を開く',
  leave: '終了',
} as const

/** Account applications: the columns of their Excel file, and the faults of a file. */
export const applicationText = {
  heads: {
    student_id: '生徒ID',
    grade_name: '学年',
    class_name: 'クラス',
    number: '番号',
    nickname: '氏名',
    kana: 'フリガナ',
    reason: '理由',
  },
  faults: {
    head: (column: string, wanted: string, found: string) =>
      `1行目の${column}列が、ひな形と異なります（${wanted === '' ? 'ひな形にない項目です' : `ひな形は「${wanted}」`}、ファイルは${found === '' ? '空欄' : `「${found}」`}）。項目名を変えずに、ひな形に入力してください。`,
    none: '生徒が1人も入力されていません。',
    many: (most: number) => `一度に申請できるのは${most}人までです。`,
    cell: (row: number, head: string, sentence: string) => `${row}行目：「${head}」${sentence}`,
    empty: () => 'を入力してください。',
    length: (most: number) => `は${most}文字以内で入力してください。`,
    characters: () => 'に無効な文字が含まれています。',
    digits: () => 'は数字で入力してください。',
    same: (row: number, first: number) => `${row}行目：${first}行目と同じ生徒です。`,
    nothing: (row: number) => `${row}行目：変更する項目が入力されていません。`,
  },
} as const

/** The columns of the comment bank's Excel file. */
export const bankSheetText = {
  title: commentBank,
  heads: { text: '例文', reading: 'よみ', slot: '番号', used: '使った回数', at: '最後に使った日時' },
} as const

const minutes = (ms: number): number => ms / 60_000

/**
 * Faults that prevent assigning homework (SPEC §5): shown at the field, and returned by a server that refuses the
 * homework.
 */
export const homeworkFaults = {
  'title-empty': '宿題名を入力してください。',
  'title-long': `宿題名は${limits.homeworkTitle}文字以内で入力してください。`,
  'title-signs': '宿題名に次の文字は使えません： \\ / : * ? " < > |',
  'title-emoji': '無効な文字が含まれています',
  'start-missing': '配信日時を指定してください。',
  'start-past': '配信日時は、現在より後の日時を指定してください。',
  'start-soon-word-test': `単語テストの配信日時は、現在より${minutes(limits.wordTestLeadMs)}分以上後を指定してください。`,
  'start-soon-periodic': `定期配信の配信日時は、現在より${minutes(limits.periodicLeadMs)}分以上後を指定してください。`,
  'end-missing': '期限を指定してください。',
  'end-past': '期限は、現在より後の日時を指定してください。',
  'end-before-start': '期限は、配信日時より後の日時を指定してください。',
  'end-before-last-day': '期限は、最後の配信日時より後の日時を指定してください。',
  'topics-none': '教材を1つ以上選んでください。',
  'topics-many': `一度に出せる教材は${limits.homeworkTopics}件までです。`,
  'parts-many': `単語帳のパートは${limits.wordTestParts}個まで選べます。`,
  'days-none': '配信日を1日以上指定してください。',
  'day-empty': 'すべての配信日に教材を1つ以上入れてください。',
  'teams-none': 'クラスを選択してください。',
  'class-empty': '生徒が1人も選択されていないクラスがあります。',
  'day-twice': '同じ日に2回配信することはできません。',
} as const satisfies Record<HomeworkFault, string>

/** Messages for the faults of a live lesson. */
export const lessonFaultTexts = {
  'title-empty': '授業名を入力してください。',
  'title-long': `授業名は${limits.lesson.title}文字以内で入力してください。`,
  'title-emoji': '無効な文字が含まれています',
  'content-long': `授業の内容は${limits.lesson.content}文字以内で入力してください。`,
  'content-emoji': '無効な文字が含まれています',
  'no-team': 'クラスを1つ以上選択してください。',
  students: `参加できる生徒は${limits.lesson.students}名までです。`,
  start: '開始日時が正しくありません。',
  past: '開始日時には現在より後の日時を指定してください。',
  end: '終了時刻は開始時刻より後にしてください。',
  long: `オンライン授業は${limits.lesson.hours}時間以内で設定してください。`,
} as const satisfies Record<LessonFault, string>

/** The names of the national holidays. */
export const holidayNames = {
  'new-year': '元日',
  'coming-of-age': '成人の日',
  foundation: '建国記念の日',
  emperor: '天皇誕生日',
  spring: '春分の日',
  showa: '昭和の日',
  constitution: '憲法記念日',
  greenery: 'みどりの日',
  children: 'こどもの日',
  marine: '海の日',
  mountain: '山の日',
  aged: '敬老の日',
  autumn: '秋分の日',
  sports: 'スポーツの日',
  culture: '文化の日',
  labour: '勤労感謝の日',
  substitute: '振替休日',
  between: '国民の休日',
} as const satisfies Record<Holiday, string>

/** The words of a roster that the program makes for the next year. */
export const rolloverWords = {
  leaves: '卒業',
  headings: ['生徒ID', 'クラス', '番号', '生徒名'],
  grade: '学年',
  className: (grade: string, name: string) => `${grade}年${name}組`,
  inYear: (year: number, name: string) => `${year}年度 ${name}`,
  kanji: '一二三四五六七八九',
  ten: '十',
  /** The signs of the stages of a school, in their order. */
  stages: ['小初', '中J', '高HS'],
} as const

/** Grade and class of a cell that holds both, and the number. */
export const rosterSeat = {
  grade: (grade: string) => `${grade}年`,
  class: (name: string) => `${name}組`,
} as const

/** The headings of a roster's columns in other systems, without blanks and marks, by the field that they mean. */
export const rosterHeadings = {
  student_id:
    'id 生徒id 児童id 児童生徒id 学習者id ユーザーid ユーザid ログインid ログイン名 アカウント アカウントid アカウント名 userid username loginid studentid',
  team: 'クラス クラス名 所属クラス 学級 学級名 年組 学年組 学年クラス class classname team',
  grade_name: '学年 年 年次 現学年 新学年 grade year',
  class_name: '組 組名 現組 新組 所属組 ホームルーム hr',
  number: '番号 番 no 出席番号 出席no 出席番 出番 名簿番号 名列番号 名列 整理番号 席次 新番号 number num attendanceno',
  seat: '年組番 年組番号 学年組番 学年組番号 年組出席番号 組番 組番号 組出席番号 クラス番号 クラス番 クラス出席番号 年クラス番号',
  nickname:
    '氏名 名前 お名前 姓名 生徒名 生徒氏名 児童名 児童氏名 児童生徒氏名 児童生徒名 氏名漢字 漢字氏名 本名 戸籍氏名 表示名 フルネーム ニックネーム なまえ しめい name fullname displayname studentname nickname',
  family: '姓 氏 名字 苗字 姓漢字 漢字姓 氏名姓 lastname familyname surname',
  given: '名 名漢字 漢字名 氏名名 firstname givenname',
  furigana: 'せい めい セイ メイ',
} as const
