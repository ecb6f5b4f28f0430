import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { PhotoField } from "./photo-field.tsx";

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: { photo: null } })}>
      <h1>Create New Event</h1>
      <PhotoField name="photo" label="Event photo" />
    </FormProvider>
  );
}

/** What the browser would do by itself with a file that is dropped there: true where it may. */
const mayDrop = (target: Element) => fireEvent.dragOver(target) && fireEvent.drop(target);

it("lets the browser take a file on the field, and not open one dropped beside it", () => {
  const { unmount } = render(<Form />);
  expect(mayDrop(screen.getByLabelText("Event photo"))).toBe(true);
  const heading = screen.getByRole("heading");
  expect([fireEvent.dragOver(heading), fireEvent.drop(heading)]).toEqual([false, false]);
  unmount();
  expect(mayDrop(document.body)).toBe(true);
});
