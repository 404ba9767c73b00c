import { ButtonLink } from '#app/ui/button.tsx';
import { notFoundText } from './site.text.ts';

/** English, as the spec quotes it. */
export function NotFound() {
  return (
    <div lang="en" className="page grid min-h-[70svh] place-items-center py-16">
      <div className="text-center">
        <p className="font-bold text-turquoise">
          <span className="mb-2 block font-extrabold text-8xl text-sea tracking-tighter md:text-9xl">
            {notFoundText.code}
          </span>
          {notFoundText.reason}
        </p>
        <h1 className="mt-6 text-3xl md:text-4xl">{notFoundText.title}</h1>
        <p className="mx-auto mt-3 max-w-md text-ink-soft text-lg">{notFoundText.text}</p>
        <ButtonLink variant="primary" size="lg" to="/" className="mt-8">
          {notFoundText.back}
        </ButtonLink>
      </div>
    </div>
  );
}
