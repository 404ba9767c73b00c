import { guardText, signInText } from '#app/features/auth/auth.text.ts';
import { Spinner } from '#app/ui/spinner.tsx';

/** What everybody sees until the server has said who they are. */
export function Verifying() {
  return (
    <main lang="en" className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4">
      <p role="status" className="flex items-center gap-3 font-semibold text-sea">
        <Spinner />
        {guardText.verifying}
      </p>
      <p className="hidden max-w-sm text-center noscript:block">{signInText.needsScript}</p>
    </main>
  );
}
