/**
 * Notices of the service itself. Their HTML is as in real ones: tables, links, colours, leftovers of a word processor.
 */

export interface SystemNotice {
  /** Days before the epoch; negative: published later. */
  daysAgo: number
  title: string
  content: string
}

export const systemNotices: readonly SystemNotice[] = [
  {
    daysAgo: 0.2,
    title: 'メンテナンスのお知らせ',
    content:
      '<p>いつもご利用いただきありがとうございます。下記の日程でメンテナンスを行います。</p><table><thead><tr><th>内容</th><th>開始</th><th>終了</th></tr></thead><tbody><tr><td>音声評価サーバー</td><td>土曜日 22:00</td><td>日曜日 2:00</td></tr><tr><td>配信サーバー</td><td>日曜日 2:00</td><td>日曜日 4:00</td></tr></tbody></table><p><span style="color:red">作業中は宿題の配信と提出ができません。</span>提出期限が重なる宿題は、期限の変更をご検討ください。</p>',
  },
  {
    daysAgo: 1.1,
    title: '英検対策コースに新しい教材を追加しました',
    content:
      '<h2>追加した教材</h2><ul><li>英検3級 会話の聞き取り</li><li>英検4級 短い文の音読</li><li>英検5級 <strong>食べものの単語</strong></li></ul><p>くわしくは<a href="https://example.jp/materials">教材一覧</a>をご覧ください。</p>',
  },
  {
    daysAgo: 2.4,
    title: '成績表のExcel出力が見やすくなりました',
    content:
      '<p>成績表に<b>クラス平均</b>と<b>印刷設定</b>を加えました。A4横1枚の幅に収まります。</p><p style="color: #1f4e8c">ご意見は画面上部のサポートからお寄せください。</p>',
  },
  {
    daysAgo: 9,
    title: '冬休み期間中のサポート窓口について',
    content:
      '<!--[if mso]><style>p{margin:0}</style><![endif]--><style>p.MsoNormal{margin:0mm;font-size:10.5pt}</style><p class="MsoNormal" style="margin:0" onclick="void 0" onmouseover="this.style.color=\'red\'">12月29日から1月3日まで、サポート窓口をお休みします。</p><p><u>お急ぎの場合</u>は<a href="https://example.jp/support">お問い合わせフォーム</a>をご利用ください。</p>',
  },
  {
    daysAgo: 16,
    title: '録音がうまくできないときは',
    content:
      '<ol><li>ヘッドセットを抜き差しします。</li><li>マイクの使用を許可します。</li><li>それでも録音できないときは、端末を再起動します。</li></ol><blockquote>「話してください」と表示されてから読みはじめると、最初の語が切れません。</blockquote>',
  },
  {
    daysAgo: 30,
    title: '利用規約の改定について',
    content:
      '<p>利用規約を改定します。改定後の内容は<a href="https://example.jp/terms">こちら</a>でご確認いただけます。</p>',
  },
  {
    daysAgo: 45,
    title: '２学期のはじまりに：クラスとIDの確認をお願いします',
    content: '<p>転入・転出した生徒がいる場合は、「クラス・ID編集」で変更してください。</p>',
  },
  {
    daysAgo: 61,
    title: '夏休みの学習量ランキングを公開しました',
    content: '<p>全国の学校の学習量を集計しました。<em>たくさんのご参加をありがとうございました。</em></p>',
  },
  {
    daysAgo: 80,
    title: 'パスワードの管理について',
    content:
      '<p>パスワードは<font color="#d7392f">6〜20文字の英数字</font>で、ほかのサービスと違うものにしてください。</p>',
  },
  {
    daysAgo: 100,
    title: 'はじめてお使いの先生へ',
    content: '<p>「宿題を出す」から、教材とクラスを選ぶだけで宿題を配信できます。</p>',
  },
  {
    daysAgo: 120,
    title: 'サービス開始のお知らせ',
    content: '<p>さくら中学校のみなさまにご利用いただけるようになりました。</p>',
  },
  {
    daysAgo: -2,
    title: 'メンテナンスが終わりました',
    content: '<p>予定していたメンテナンスは終了しました。ご協力ありがとうございました。</p>',
  },
]
