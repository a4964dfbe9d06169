import { useEffect } from 'react'

type CodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/**
 * Takes the code from the message as it arrives, where the browser can (WebOTP).
 * @param requestKey a new value asks the browser again; undefined does not ask
 */
export function useWebOtp(requestKey: number | undefined, take: (code: string) => void): void {
  useEffect(() => {
    if (requestKey === undefined || !('OTPCredential' in window)) return
    const leave = new AbortController()
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: leave.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') take(credential.code)
      },
      () => {}, // refused, timed out or left: the code can be typed
    )
    return () => leave.abort()
  }, [requestKey, take])
}
