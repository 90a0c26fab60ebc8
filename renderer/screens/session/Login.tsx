import { useSearchParams } from 'react-router-dom'
import { LoginForm } from './LoginForm'
import { PassCardLogin } from './PassCardLogin'

/** Login (SPEC §2, §5): by ID or e-mail address, or directly if the link contains the key of a pass card. */
export function Login() {
  const [search] = useSearchParams()
  const key = search.get('key')
  return key === null ? <LoginForm /> : <PassCardLogin key={key} cardKey={key} />
}
