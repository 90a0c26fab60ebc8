/** Texts of recording (law 4). */
import type { CaptureProblemName } from './types'

/** What is wrong, and what the teacher can do. */
const problems = {
  unsupported: {
    words: 'この環境では録音できません。',
    advice: 'ブラウザーで開いているときは、新しいMicrosoft EdgeかGoogle Chromeで開いてください。',
  },
  'no-microphone': {
    words: 'マイクが見つかりません。',
    advice: 'マイクかヘッドセットをつないでから、もう一度お試しください。',
  },
  'not-permitted': {
    words: 'マイクを使うことが許可されていません。',
    advice:
      'パソコンの設定の「プライバシー」で、マイクの使用を許可してください。ブラウザーでは、アドレス欄の横でも許可します。',
  },
  'in-use': {
    words: 'マイクの音を受け取れません。ほかのアプリが使っているようです。',
    advice: 'オンライン会議などのアプリを終了してから、もう一度お試しください。',
  },
  failed: {
    words: 'マイクを使い始められませんでした。',
    advice: 'マイクをつなぎ直してから、もう一度お試しください。',
  },
  unplugged: {
    words: 'マイクが外れました。',
    advice: 'つなぎ直すか、ほかのマイクを選ぶと、続きから録音できます。',
  },
  asleep: {
    words: 'パソコンがスリープしたため、録音を止めました。',
    advice: 'ここまでの録音は残っています。続きから録音できます。',
  },
  'rate-changed': {
    words: 'マイクの設定（サンプルレート）が変わったため、録音を止めました。',
    advice: 'ここまでの録音は残っています。続きから録音できます。',
  },
  muted: {
    words: 'マイクがミュートになっています。',
    advice: 'マイクやヘッドセットのスイッチと、パソコンの音の設定を確かめてください。',
  },
  stalled: {
    words: 'マイクから音が届いていません。',
    advice: 'マイクをつなぎ直すか、ほかのマイクを選んでください。',
  },
  telephone: {
    words: '電話のような、こもった音になっています。',
    advice: 'Bluetoothのヘッドセットではなく、USBのマイクかパソコンのマイクを選んでください。',
  },
  clipping: {
    words: '音が大きすぎて割れています。',
    advice: 'マイクから少し離れるか、パソコンの音の設定でマイクの音量を下げてください。',
  },
  silence: {
    words: '声が入っていません。',
    advice: 'マイクに近づいて話すか、ミュートのスイッチと、選んだマイクを確かめてください。',
  },
  hum: {
    words: '「ブーン」という電源の音が入っています。',
    advice: 'ケーブルを抜き差しするか、電源アダプターからマイクを離してください。',
  },
  'other-microphone': {
    words: '選んだマイクがつながっていないため、パソコンの設定のマイクで録音しています。',
    advice: '選んだマイクで録音するときは、録音を止めて、つなぎ直してください。',
  },
} satisfies Record<Exclude<CaptureProblemName, 'no-server'>, { words: string; advice: string }>

export const captureText = {
  problems,
  keptAdvice: 'このまま最後まで録音できます。',
  start: '録音する',
  startAgain: '録音し直す',
  resume: '続きから録音する',
  stop: '録音を終える',
  cancel: '録音を消す',
  cancelQuestion: 'この録音を消しますか。元に戻せません。',
  cancelDo: '消す',
  finishPaused: 'ここまでで終える',
  again: 'もう一度採点する',
  recordKey: '録音する・終える',
  microphoneOn: 'マイクがオンです',
  microphoneOff: 'マイクはオフです',
  phases: {
    idle: '録音を始めると、マイクがオンになります。',
    starting: 'マイクを準備しています。許可を求められたら、許可してください。',
    waiting: 'マイクを準備しています…',
    recording: '話してください',
    paused: '録音を止めました。ここまでの録音は残っています。',
    finishing: '録音をまとめています…',
    evaluating: '採点しています…',
    done: '録音しました。',
    failed: '',
  },
  check: {
    start: 'マイクを試す',
    stop: '試し終える',
    note: '話してみてください。音の大きさだけを見て、録音はしません。',
  },
  level: '音の大きさ',
  levelWords: { off: '', none: '声が入っていません', low: '小さい', good: 'ちょうどよい', high: '大きすぎます' },
  time: (time: string, limit: string) => `${time} / ${limit}`,
  timeLabel: '録音の長さ',
  parts: (parts: number) => `途中で止まったため、${parts}つの録音をつなぎました。`,
  ownRecording: '自分の録音',
  microphone: '録音する機器',
  microphoneName: (place: number) => `マイク ${place}`,
  noData: '録音データがありません。',
  noDataAdvice: 'マイクを確かめて、もう一度録音してください。',
  workerFailed: '録音の処理が止まったため、録音を続けられません。もう一度録音してください。',
  missing: (seconds: string) =>
    `合わせて約${seconds}秒の音が、録音の途中で欠けました。聞いて確かめて、おかしければ録音し直してください。`,
  discard: {
    question: '採点していない録音があります。録音し直すと、その録音は消えます。',
    confirm: '録音し直す',
  },
  notDelivered: '録音をプログラムに渡せませんでした。もう一度採点してください。',
  kept: {
    title: '採点していない録音',
    note: '採点できなかった録音が、このパソコンに残っています。ログアウトすると消えます。',
    full: (most: number) => `残せるのは${most}件までです。次に録音すると、いちばん古い録音が消えます。`,
    made: (time: string, seconds: number) => `${time}・${seconds}秒`,
    evaluate: '採点する',
    evaluateOf: (words: string) => `「${words}」を採点する`,
    remove: '削除',
    removeOf: (words: string) => `「${words}」の録音を削除`,
    removeQuestion: 'この録音を削除しますか。元に戻せません。',
    removeDo: '削除する',
    evaluating: '採点しています…',
    scored: (score: number) => `採点しました（${score}点）`,
    scoredWithout: '採点しました',
  },
} as const
