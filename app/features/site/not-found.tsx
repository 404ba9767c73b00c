import { ButtonLink } from '#app/ui/button.tsx';
import lostSign from './assets/lost-sign.svg?no-inline';
import { notFoundText } from './site.text.ts';

/** English, as the spec quotes it. */
export function NotFound() {
  return (
    <div lang="en" className="page grid min-h-[70svh] place-items-center py-12">
      <div className="text-center">
        <img src={lostSign} alt="" width="360" height="240" className="mx-auto" />
        <p className="mt-4 font-bold text-lg text-sea">
          {notFoundText.code} {notFoundText.reason}
        </p>
        <h1 className="mt-2 text-4xl md:text-5xl">{notFoundText.title}</h1>
        <p className="mx-auto mt-4 max-w-md text-lg">{notFoundText.text}</p>
        <ButtonLink variant="primary" size="lg" to="/" className="mt-8">
          {notFoundText.back}
        </ButtonLink>
      </div>
    </div>
  );
}
