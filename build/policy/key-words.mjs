/**
 * The Japanese title and help text of each configuration key, shown in docs/deployment.md and in the group policy
 * editor.
 */

/**
 * @type {Record<string, { title: string; help: string; none?: string }>} `none`: the behaviour when a key without a
 * default is absent.
 */
export const keyWords = {
  serverUrl: {
    title: 'サーバー',
    help: '学校が使う API サーバーのオリジンです。指定するときは publicKey も必要です。',
    none: 'サンプル校で動きます（起動時に確認します）',
  },
  opsUrl: {
    title: '運用サーバー',
    help: '起動時にバージョンと保守の状態を問い合わせる URL です。この URL の後ろに /version-check を付けて問い合わせます。',
    none: '問い合わせません',
  },
  templateUrl: {
    title: 'Excel ひな形の置き場所',
    help: '申請や名簿の Excel ひな形を置いた URL です。7.1.1 には、この設定を使う画面がまだありません。',
    none: 'ひな形のダウンロードを表示しません',
  },
  studentUrl: {
    title: '生徒版のリンク',
    help: 'ログイン画面に表示する生徒版の URL です。先生が押すと、このパソコンの既定のブラウザーで開きます。',
    none: 'リンクを表示しません',
  },
  supportUrl: {
    title: 'サポートのリンク',
    help: '画面上部に表示するサポートページの URL です。先生が押すと、このパソコンの既定のブラウザーで開きます。',
    none: 'リンクを表示しません',
  },
  publicKey: {
    title: 'パスワードの公開鍵',
    help: 'ログインのパスワードを暗号化する、2048 ビット以上の RSA 公開鍵（PEM 形式）です。サーバーの管理者から受け取ります。秘密鍵は書かないでください。',
    none: 'serverUrl を指定したときは起動しません',
  },
  passwordScheme: {
    title: 'パスワードの暗号方式',
    help: 'oaep は PKCS#1 OAEP（SHA-1）、pkcs1 は PKCS#1 v1.5 です。サーバーの管理者の指示がなければ変更しません。',
  },
  mediaHosts: {
    title: '音声・画像のサーバー',
    help: '教材の音声と画像、生徒の録音を読み込むオリジンの一覧です。ここにないサーバーからは読み込みません。リダイレクト先も一覧と照合します。',
  },
  frameHosts: {
    title: '文法ページのサーバー',
    help: '文法の解説ページを枠の中に表示するオリジンの一覧です。ここにないサーバーのページは表示しません。',
  },
  lessonHosts: {
    title: 'オンライン授業の教室のサーバー',
    help: 'オンライン授業の教室をパソコンのブラウザーで開くことを許すオリジンの一覧です。serverUrl のサーバーは、書かなくても開けます。ここにないサーバーの教室は開きません。',
  },
  evaluationHosts: {
    title: '音声評価のサーバー',
    help: '録音を採点のために送るオリジンの一覧です。serverUrl のサーバーには、書かなくても送れます。ここにないサーバーへは送りません。',
  },
  proxy: {
    title: 'プロキシ',
    help: 'system は Windows のプロキシ設定（PAC、WPAD を含む）に従い、direct はプロキシを使いません。http://ホスト名:ポート番号 で直接指定することもできます。',
  },
  extraCaFile: {
    title: '追加の CA 証明書',
    help: 'Windows の証明書ストアに加えて信頼する CA 証明書（PEM 形式、複数可）のファイルです。先生や生徒が書き換えられない場所に置きます。',
    none: 'Windows の証明書ストアだけを使います',
  },
  nativeApp: {
    title: 'アプリ専用の運用',
    help: 'true にすると、起動時のバージョン確認を行わず、ログイン画面の生徒版のリンクも表示しません。',
  },
  idleLockMinutes: {
    title: '自動ロックまでの時間（分）',
    help: '操作がないまま、この分数がたつと画面をロックします。ロックを解くには、ログインしている先生のパスワードが必要です。0 にするとロックしません。',
  },
  offlineCopies: {
    title: 'オフライン用の控え',
    help: '先生が開いた成績の控えを暗号化して保存し、サーバーにつながらないときにも表示と出力ができるようにします。false にすると控えを残しません。',
  },
  textSize: {
    title: '文字の大きさ（%）',
    help: '画面全体の大きさを 100、110、125、150 のどれかに決めます。設定すると、先生は「設定」の画面で変えられません。',
    none: '先生が「設定」の画面で選びます（はじめは 100）',
  },
  highContrast: {
    title: 'はっきりした色',
    help: 'true にすると、文字と線の色を濃くします。設定すると、先生は「設定」の画面で変えられません。',
    none: '先生が「設定」の画面で選びます（はじめは false）',
  },
  reducedMotion: {
    title: '画面の動きを減らす',
    help: 'true にすると、画面の動きを止めます。設定すると、先生は「設定」の画面で変えられません。',
    none: '先生が「設定」の画面で選びます（はじめは false）',
  },
  keyHints: {
    title: 'キーの案内',
    help: 'false にすると、画面の下に使えるキーを表示しません。設定すると、先生は「設定」の画面で変えられません。',
    none: '先生が「設定」の画面で選びます（はじめは true）',
  },
  systemNotices: {
    title: 'Windows の通知',
    help: 'false にすると、新着のお知らせとオンライン授業の開始を Windows の通知で知らせません。設定すると、先生は「設定」の画面で変えられません。',
    none: '先生が「設定」の画面で選びます（はじめは true）',
  },
}

/** The other Japanese texts of the policy templates and of the table. */
export const policyWords = {
  category: 'はなまる 英語宿題コンソール',
  description: 'はなまる 英語宿題コンソールの設定です。',
  supported: 'はなまる 英語宿題コンソール 7.1.1 以降',
  oaep: 'oaep（PKCS#1 OAEP）',
  pkcs1: 'pkcs1（PKCS#1 v1.5）',
  requirement: '書き方',
  example: '例',
  whenAbsent: '設定しないとき',
  flag: '「有効」は true、「無効」は false です。',
  lines: 'PEM の各行を、そのまま 1 行ずつ入力します。',
  list: '1 行に 1 つずつ入力します。',
  precedence: 'この設定は、インストール先の hanamaru.config.json より優先されます。',
  head: ['キー', '内容', '書き方', '既定値', '例', 'レジストリの種類'],
  empty: '[]（なし）',
}
