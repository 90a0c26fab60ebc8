/** Texts of the field that attaches homework. */
export const text = {
  label: (count: number, max: number) => `宿題を付ける（${count}/${max}件）`,
  placeholder: '宿題名でさがす',
  full: (max: number) => `付けられる宿題は${max}件までです`,
  attached: '付けた宿題',
  remove: (title: string) => `「${title}」を外す`,
  loading: '読み込んでいます',
  none: 'あてはまる宿題はありません',
  failed: '宿題を読み込めませんでした',
}
