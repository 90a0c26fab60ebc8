/** Texts of the sample school (law 4). */
import { text as shared } from '../../shared/text'

export const text = {
  unauthorized: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  wrongLogin: 'アカウントIDまたはパスワードが正しくありません。',
  wrongCard: 'このパスカードは使用できません。',
  badRequest: 'リクエストの内容が正しくありません。',
  badField: (field: string) => `リクエストの内容が正しくありません。（${field}）`,
  tooLarge: '送信されたデータが大きすぎます。',
  fault: 'サービス異常。もう一度やり直してください。',
  unknownMail: 'このメールアドレスは登録されていません。',
  wrongCode: '確認コードが正しくないか、有効期限が切れています。',
  undecipherable: 'パスワードを読み取れませんでした。',
  password: shared.password,
  noHomework: 'この宿題は見つかりません。',
  noTopic: 'この課題は見つかりません。',
  noStudent: 'この生徒は宿題の対象ではありません。',
  noRound: 'この回の答案はありません。',
  noResource: 'この教材は見つかりません。',
  noNotice: 'このお知らせは見つかりません。',
  unavailable: '現在サービスを利用できません。しばらくしてからお試しください。',
  notFound: 'お探しのページは見つかりません。',
  school: 'さくら中学校',
  accounts: {
    teacher: { nickname: '髙橋 美咲', note: '先生（misaki でもログインできます）' },
    guest: { nickname: '𠮷田 健', note: 'ゲスト（アカウントの変更はできません）' },
    bc: { nickname: '齋藤 薫', note: '宿題を出さない先生' },
    nolive: { nickname: '山﨑 亮', note: 'オンライン授業を使わない先生' },
  },
  mail: (to: string, code: string) =>
    `【サンプル校】${to} 宛て：パスワード再設定の確認コードは ${code} です（30分間有効）。`,
  listening: (url: string) => `ready ${url}`,
  homeworkNotice: {
    delivered: { title: '配信されました', content: (name: string) => `「${name}」を配信しました。` },
    soon: { title: 'まもなく期限です', content: (name: string) => `「${name}」の期限まで24時間を切りました。` },
    complete: { title: '全員が提出しました', content: (name: string) => `「${name}」は全員が提出しました。` },
    ended: {
      title: '期限が過ぎました',
      content: (name: string, open: number) => `「${name}」の期限が過ぎました。未提出は${open}名です。`,
    },
    redistributed: {
      title: '再配信しました',
      content: (name: string, end: string) => `「${name}」を未提出の生徒に再配信しました。新しい期限は${end}です。`,
    },
  },
  sheet: {
    overview: '成績一覧',
    students: '生徒別成績',
    team: 'クラス',
    number: '番号',
    id: '生徒ID',
    name: '生徒',
    status: '提出状況',
    topic: '課題',
    score: '点数',
    best: '最高点',
    rounds: '学習回数',
    time: '提出日時',
    average: '平均',
  },
  filtered:
    '<!doctype html><html lang="ja"><title>アクセス制限</title><h1>このページは校内ネットワークの設定により表示できません。</h1></html>',
} as const
