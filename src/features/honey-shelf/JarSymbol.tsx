import styles from './JarSymbol.module.scss'

export const jarId = 'honey-jar'

/** A closed jar, drawn once for all that stand on the shelf; the text colour where it is used is that of its honey. */
export function JarSymbol() {
  return (
    <svg className={styles.symbol} aria-hidden="true">
      <symbol id={jarId} viewBox="76 30 148 284">
        <path
          fill="#fffdf6"
          stroke="#d5cdba"
          strokeWidth="1.2"
          d="M78 110c0-12 8-18 20-22h104c12 4 20 10 20 22v184c0 10-6 16-16 18H94c-10-2-16-8-16-18z"
        />
        <path
          fill="currentColor"
          d="M84 122c0-9 7-14 18-17h96c11 3 18 8 18 17v168c0 9-5 13-13 14H97c-8-1-13-5-13-14z"
        />
        <path
          className={styles.shaded}
          fill="currentColor"
          d="M150 105h48c11 3 18 8 18 17v168c0 9-5 13-13 14h-53z"
        />
        <path
          className={styles.surface}
          fill="currentColor"
          d="M84 122c0-4 1.5-7 4-9.500 40 7 84 7 124 0 2.500 2.500 4 5.500 4 9.500-44 9-88 9-132 0z"
        />
        <path fill="#fffaf0" d="M110 186h80v56h-80z" />
        <path fill="#f0e2c2" d="M150 186h40v56h-40z" />
        <path fill="#f2a900" d="M150 196l15.600 9v18l-15.600 9-15.600-9v-18z" />
        <path fill="#17402a" d="M134.400 215c10-4.500 21-4.500 31.200 0v8l-15.600 9-15.600-9z" />
        <path fill="#f3eedc" d="M100 90l4-16h92l4 16c-34 5-66 5-100 0z" />
        <path fill="#1e4e34" d="M88 50l32-9v39l-26-4c-4-1-6-3-6-7z" />
        <path fill="#2f6e4b" d="M120 41h60v39h-60z" />
        <path fill="#17402a" d="M180 41l32 9v19c0 4-2 6-6 7l-26 4z" />
        <path fill="#3f8560" d="M88 50l32-17h60l32 17-32 5h-60z" />
        <path fill="#367656" d="M120 33h60l32 17-32 5z" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
          opacity=".85"
          d="M96 128c-2 6-2 14-2 30M94 268v16"
        />
      </symbol>
    </svg>
  )
}
