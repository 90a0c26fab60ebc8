/** The text of the introduction pages, by page name. */
export interface IntroductionPage {
  title: string
  lead: string
  parts: {
    heading: string
    text: string
    /** English and its Japanese translation. */
    examples: readonly (readonly [string, string])[]
  }[]
  /** A table of forms; the first row is the heading. */
  forms?: readonly (readonly string[])[]
}

export const introductions: Readonly<Record<string, IntroductionPage>> = {
  'introduction-past.html': {
    title: '過去のことを言う文',
    lead: '昨日や先週など、もう終わったことを言うときは、動詞を「過去形」にします。',
    parts: [
      {
        heading: '1. ed をつける動詞',
        text: '多くの動詞は、終わりに ed をつけると過去形になります。',
        examples: [
          ['I play tennis every day.', '私は毎日テニスをします。（今の習慣）'],
          ['I played tennis yesterday.', '私は昨日テニスをしました。（過去）'],
        ],
      },
      {
        heading: '2. 形が変わる動詞',
        text: 'go や eat のように、ed をつけずに形が変わる動詞もあります。よく使うものから覚えましょう。',
        examples: [
          ['We went to the sea last summer.', '私たちは去年の夏、海へ行きました。'],
          ['She ate two apples.', '彼女はりんごを2つ食べました。'],
        ],
      },
      {
        heading: '3. たずねる文と、打ち消しの文',
        text: 'Did を文のはじめに置くと疑問文、did not を動詞の前に置くと否定文になります。動詞はもとの形に戻します。',
        examples: [
          ['Did you see the rainbow?', 'あなたはにじを見ましたか。'],
          ['I did not sleep well last night.', '昨夜はよく眠れませんでした。'],
        ],
      },
    ],
    forms: [
      ['もとの形', '過去形', '意味'],
      ['play', 'played', 'する、遊ぶ'],
      ['study', 'studied', '勉強する'],
      ['go', 'went', '行く'],
      ['see', 'saw', '見る'],
      ['have', 'had', '持っている'],
      ['am / is', 'was', '〜である、いる'],
      ['are', 'were', '〜である、いる'],
    ],
  },
  'introduction-perfect.html': {
    title: '現在完了の3つの使い方',
    lead: '「have ＋ 過去分詞」は、過去のことが今とつながっていることを表します。主語が he や she のときは has を使います。',
    parts: [
      {
        heading: '1. 継続：ずっと〜している',
        text: 'for（〜の間）や since（〜から）といっしょによく使います。',
        examples: [
          ['I have lived here for five years.', '私はここに5年間住んでいます。'],
          ['He has been busy since Monday.', '彼は月曜日からずっと忙しいです。'],
        ],
      },
      {
        heading: '2. 経験：〜したことがある',
        text: 'once（1回）、twice（2回）、never（一度もない）、ever（これまでに）などを使います。',
        examples: [
          ['Have you ever eaten natto?', '納豆を食べたことがありますか。'],
          ['We have never been to Okinawa.', '私たちは沖縄へ行ったことがありません。'],
        ],
      },
      {
        heading: '3. 完了：〜したところだ',
        text: 'just（ちょうど）、already（もう）、yet（疑問文で「もう」、否定文で「まだ」）を使います。',
        examples: [
          ['The train has just left.', '電車はちょうど出たところです。'],
          ['I have not finished lunch yet.', '私はまだ昼食を終えていません。'],
        ],
      },
    ],
    forms: [
      ['もとの形', '過去形', '過去分詞'],
      ['live', 'lived', 'lived'],
      ['be', 'was / were', 'been'],
      ['eat', 'ate', 'eaten'],
      ['write', 'wrote', 'written'],
      ['finish', 'finished', 'finished'],
    ],
  },
}
